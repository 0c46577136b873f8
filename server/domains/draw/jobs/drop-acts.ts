import { z } from 'zod';
import type { Db } from '../../../platform/context.ts';
import { dropActs } from '../sql/entries.ts';

const atOnce = 5000;
const payload = z.object({ drawid: z.int() });

/** Deletes what a closed list was counted from, piece by piece: many rows must not hold up the close. */
export async function dropClosedActs({ db }: { db: Db }, given: unknown): Promise<void> {
  const { drawid } = payload.parse(given);
  while (await dropActs(db, drawid, atOnce));
}
