import type { Db } from '../../../platform/context.ts';
import { daysBefore, utcDay } from '../../../platform/days.ts';
import { sweepReadingPlaces } from '../core/sql/reading-places.ts';

const retentionDays = 365;
const atOnce = 500;

/** Deletes places at which nobody has read for a year. How many went. */
export async function sweepPlaces({ db, clock }: { db: Db; clock: () => Date }): Promise<number> {
  const before = utcDay(daysBefore(clock(), retentionDays));
  let swept = 0;
  for (;;) {
    const round = await sweepReadingPlaces(db, before, atOnce);
    swept += round;
    if (round < atOnce) return swept;
  }
}
