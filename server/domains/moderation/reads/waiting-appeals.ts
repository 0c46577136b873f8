import type { Actor, ReadDb } from '../../../platform/context.ts';
import { type Needs, waitsSince } from '../../../platform/needs.ts';
import { findWaiting } from '../sql/appeals.ts';

/** Answers come within 14 days, as the terms say. */
const promisedHours = 14 * 24;

/** The requests to lift a sanction that wait, counted no further than needed. */
export async function waitingAppeals(
  db: ReadDb,
  _by: Actor,
  { now, most }: { now: Date; most: number },
): Promise<Needs> {
  const rows = await findWaiting(db, now, 0, most);
  return waitsSince(
    rows.map(({ created_at }) => created_at),
    promisedHours,
  );
}
