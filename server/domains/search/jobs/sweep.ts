import type { Db } from '../../../platform/context.ts';
import { countedDays, dayOf, daysAgo } from '../rules/days.ts';
import { dropAsked } from '../sql/asked.ts';
import { dropRunOut } from '../sql/barred.ts';

const atOnce = 1000;

/** Deletes what was asked longer ago than is counted, and bars that have run out. */
export async function sweepSearch({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const now = clock();
  const before = dayOf(daysAgo(now, countedDays + 1));
  while ((await dropAsked(db, before, atOnce)) === atOnce);
  await dropRunOut(db, now);
}
