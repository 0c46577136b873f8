import type { Actor, Db } from '../../../platform/context.ts';
import { firstPassing } from '../../../platform/first-passing.ts';
import { type Needs, waitsUntil } from '../../../platform/needs.ts';
import { whyNotDecide } from '../rules/manual.ts';
import { type ManualRow, waitingManual } from '../sql/manual-transfers.ts';

/** The transfers by hand that an operator could decide about now, counted no further than needed: none that they asked for. */
export async function countWaitingTransfers(
  db: Db,
  { uid }: Actor,
  { now, most }: { now: Date; most: number },
): Promise<Needs> {
  const found = await firstPassing<ManualRow, number>({
    ...{ most, from: 0 },
    passing: async (rows) => rows.filter((row) => whyNotDecide(row, uid, now) === undefined),
    page: (above, limit) => waitingManual(db, now, above, limit),
    keyOf: ({ id }) => id,
  });
  return waitsUntil(found.map(({ asked_at, expires_at }) => ({ since: asked_at, due: expires_at })));
}
