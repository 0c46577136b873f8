import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { statisticsCalls } from '../../../../contract/domains/statistics/calls.ts';
import { statisticsLimits } from '../../../../contract/domains/statistics/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { dayAfter, daysBetween, endsWeek, isOver, mondayOf } from '../rules/days.ts';
import { allScope } from '../rules/scopes.ts';
import { shownOf } from '../rules/shown.ts';
import { type CohortRow, cohortsSince } from '../sql/cohorts.ts';
import { scopeOf } from './series.ts';

type Call = (typeof statisticsCalls)['statistics.retention'];

/** The last weeks of joining, the newest first, and how many came in the weeks after. */
export const retention = async ({ db, now }: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
  const today = utcDay(now);
  const span = { from: dayAfter(today, -7 * (statisticsLimits.weeks + 1)), to: dayAfter(today, -1) };
  const sundays = daysBetween(span.from, span.to).filter((day) => endsWeek(day) && isOver(day, now));
  const weeks = sundays.map(mondayOf).slice(-statisticsLimits.weeks).reverse();
  const first = weeks.at(-1) ?? today;
  const [rows, ofAll] = [await cohortsSince(db, scopeOf(input), first), await cohortsSince(db, allScope, first)];
  const shown = (week: string, later: number) =>
    shownOf(true, rowOf(ofAll, week, later) !== undefined, rowOf(rows, week, later));
  return {
    list: weeks.map((week, age) => ({
      week,
      joined: shown(week, 0),
      after: Array.from({ length: age }, (_, at) => shown(week, at + 1)),
    })),
  };
};

const rowOf = (rows: readonly CohortRow[], week: string, later: number): CohortRow | undefined =>
  rows.find((row) => row.week === week && row.later === later);
