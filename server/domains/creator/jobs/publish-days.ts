import { creatorLimits } from '../../../../contract/domains/creator/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { dayAfter, newestByClock, zoneOf } from '../rules/days.ts';
import { countriesOfCreators } from '../sql/creators.ts';
import { publishDay } from '../sql/days.ts';
import { dropThreadDaysBefore } from '../sql/thread-days.ts';

/** The newest day that is shown lies up to three days back. */
const spareDays = 3;
/** Rows of threads' days that a run deletes. */
const dropped = 5000;

/** From noon on shows creators of each country the day before (R-CRT-014); threads' days go once they are shown no longer. */
export async function publishDays({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  for (const countryFid of await countriesOfCreators(db)) {
    const now = clock();
    const day = newestByClock(zoneOf(countryFid), now);
    await writeInJob(db, now, (ctx) => publishDay(ctx.db, countryFid, day, now));
  }
  const shown = creatorLimits.threadDays + spareDays;
  await dropThreadDaysBefore(db, dayAfter(utcDay(clock()), -shown), dropped);
}
