import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { statisticsCalls } from '../../../../contract/domains/statistics/calls.ts';
import { statisticsLimits } from '../../../../contract/domains/statistics/limits.ts';
import type { Db, MemberCtx } from '../../../platform/context.ts';
import { type Figure, figureName } from '../../../platform/figure.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentFigure } from '../present.ts';
import { dayAfter, daysBetween } from '../rules/days.ts';
import type { Scope } from '../rules/scopes.ts';
import { notCounted, type Shown, shownOf, sumOf } from '../rules/shown.ts';
import { daysOfFigure, figureDays, partSums } from '../sql/figures.ts';
import type { StatisticsDeps } from './deps.ts';

type Call = (typeof statisticsCalls)['statistics.series'];
type Whose = Pick<InputOf<Call>, 'country_fid' | 'language'>;

/** A figure day by day, beside as many days before. */
export const series =
  ({ figures }: StatisticsDeps) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, locale } = ctx;
    const figure = figureOf(figures(), input.figure);
    const scope = scopeOf(input);
    const days = daysOf(input);
    const list = await shownDays(db, figure, { scope, part: input.part, days });
    const sums = figure.partText && input.part === '' ? await partSums(db, figureName(figure), scope, input) : [];
    const presented = presentFigure(
      figure,
      sums.map(({ part }) => part),
      locale,
    );
    return {
      ...presented,
      days: list,
      total: figure.sums ? sumOf(list) : notCounted,
      before: figure.sums ? sumOf(list.map(({ before }) => before)) : notCounted,
      byPart: presented.parts.map((part, at) => ({ ...part, value: sums[at]?.value ?? 0, under: 0 })),
    };
  };

/** The declared figure of a name. */
export const figureOf = (figures: readonly Figure[], name: string): Figure =>
  figures.find((figure) => figureName(figure) === name) ?? refuse('statistics.figure_unknown');

/** A country goes before a language. */
export const scopeOf = ({ country_fid, language }: Whose): Scope =>
  country_fid > 0 ? { countryFid: country_fid, language: '' } : { countryFid: 0, language };

/** The days that were asked for, no more than a year of them. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  if (from > to || to > dayAfter(from, statisticsLimits.days - 1)) return refuse('statistics.days_many');
  return daysBetween(from, to);
}

interface Asked {
  scope: Scope;
  part: string;
  days: readonly string[];
}

/** What is shown of each of these days, and of that as many days before. */
export async function shownDays(
  db: Db,
  figure: Figure,
  { scope, part, days }: Asked,
): Promise<(Shown & { day: string; before: Shown & { day: string } })[]> {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const from = dayAfter(first, -days.length);
  const counted = await daysOfFigure(db, figureName(figure), from, last);
  const rows = await figureDays(db, figureName(figure), scope, { part, from, to: last });
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const shown = (day: string) => ({
    day,
    ...shownOf(figure.unit === 'people', counted.has(day), byDay.get(day)),
  });
  return days.map((day) => ({ ...shown(day), before: shown(dayAfter(day, -days.length)) }));
}
