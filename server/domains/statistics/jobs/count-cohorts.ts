import { statisticsLimits } from '../../../../contract/domains/statistics/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { firstCame, joinedByCountry, joinedInOwnSpans } from '../../members/index.ts';
import { cellsOf, type OfCountry } from '../rules/cells.ts';
import { dayAfter, mondayOf, ownSpans, utcSpan } from '../rules/days.ts';
import { scopeKey } from '../rules/scopes.ts';
import { replaceCohort } from '../sql/cohorts.ts';
import { scopesOfFewHidden } from '../sql/figures.ts';

/** Counts who joined in the week that a Sunday ends, and who of earlier weeks' joiners came in it. */
export async function countCohorts(db: Db, sunday: string): Promise<void> {
  const monday = mondayOf(sunday);
  const first = await firstCame(db);
  for (let later = 0; later <= statisticsLimits.weeks; later += 1) {
    // Who came in a week of which that is known no longer was counted while it was.
    if (later > 0 && (first === null || monday < first)) return;
    const week = dayAfter(monday, -7 * later);
    const cells = await cohort(db, week, later > 0 ? { from: monday, to: sunday } : undefined);
    await inTransaction(db, (tx) => replaceCohort(tx, week, later, cells));
  }
}

async function cohort(db: Db, week: string, came: { from: string; to: string } | undefined) {
  const last = dayAfter(week, 6);
  const inOwnWeek = ownSpans(week, last).flatMap(({ span: { from, to }, countries }) =>
    countries.map((country) => ({ country, from, to })),
  );
  const utc = await joinedByCountry(db, utcSpan(week, last), came && { own: false, ...came });
  const own = await joinedInOwnSpans(db, inOwnWeek, came && { own: true, ...came });
  return cellsOf('people', { utc: utc.map(asPeople), own: own.map(asPeople) }, await givenAway(db, week, came));
}

/** The scopes whose week less the days of it that are shown would leave a few people who joined. */
async function givenAway(db: Db, week: string, came: unknown): Promise<ReadonlySet<string>> {
  if (came) return new Set();
  const span = { from: week, to: dayAfter(week, 6) };
  return new Set((await scopesOfFewHidden(db, 'members.joined', span, statisticsLimits.fewPeople)).map(scopeKey));
}

const asPeople = ({ country, count }: { country: number; count: number }): OfCountry => ({
  ...{ country, part: '', value: count },
});
