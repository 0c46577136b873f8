import type { Db } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { newestByClock, zoneOf } from '../rules/days.ts';
import { countriesOfCreators } from '../sql/creators.ts';
import { publishDay } from '../sql/days.ts';

/** From noon on shows creators of each country the day before (R-CRT-014). */
export async function publishDays({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  for (const countryFid of await countriesOfCreators(db)) {
    const now = clock();
    const day = newestByClock(zoneOf(countryFid), now);
    await writeInJob(db, now, (ctx) => publishDay(ctx.db, countryFid, day, now));
  }
}
