import type { Db } from '../../../platform/context.ts';
import { daysBefore } from '../../../platform/days.ts';
import { deletePreviews } from '../sql/link-previews.ts';

const retentionDays = 365;
const atOnce = 500;

/** Deletes cards of links that nobody has written for a year; the links stay. How many went. */
export async function sweepPreviews({ db, clock }: { db: Db; clock: () => Date }): Promise<number> {
  const before = daysBefore(clock(), retentionDays);
  let swept = 0;
  for (;;) {
    const round = await deletePreviews(db, before, atOnce);
    swept += round;
    if (round < atOnce) return swept;
  }
}
