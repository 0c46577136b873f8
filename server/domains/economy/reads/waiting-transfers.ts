import type { Actor, Db } from '../../../platform/context.ts';
import { firstPassing } from '../../../platform/first-passing.ts';
import { whyNotDecide } from '../rules/manual.ts';
import { type ManualRow, waitingManual } from '../sql/manual-transfers.ts';

/** How many transfers by hand an operator could decide about now, counted no further than needed: none that they asked for. */
export async function countWaitingTransfers(
  db: Db,
  { uid }: Actor,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const found = await firstPassing<ManualRow, number>({
    ...{ most, from: 0 },
    passing: async (rows) => rows.filter((row) => whyNotDecide(row, uid, now) === undefined),
    page: (above, limit) => waitingManual(db, now, above, limit),
    keyOf: ({ id }) => id,
  });
  return found.length;
}
