import type { FileAnswer, InputOf } from '../../../../contract/call.ts';
import type { statisticsCalls } from '../../../../contract/domains/statistics/calls.ts';
import { statisticsLimits } from '../../../../contract/domains/statistics/limits.ts';
import { countryOfFid, type Language } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { csvLine, csvMark } from '../../../platform/csv.ts';
import { figureText } from '../../../platform/figure.ts';
import { refuse } from '../../../platform/refusal.ts';
import { translate } from '../../../platform/texts.ts';
import { presentCell } from '../present.ts';
import type { Shown } from '../rules/shown.ts';
import type { StatisticsDeps } from './deps.ts';
import { daysOf, figureOf, scopeOf, shownDays } from './series.ts';

type Call = (typeof statisticsCalls)['statistics.csv'];

/** The same days and columns as the tables on the page, a line a day. */
export const csv =
  (deps: StatisticsDeps) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<FileAnswer> => {
    const { db, locale } = ctx;
    const names = [...new Set(input.figures.split(',').map((name) => name.trim()))];
    if (names.length > statisticsLimits.figures) return refuse('statistics.figure_unknown');
    const figures = names.map((name) => figureOf(deps.figures(), name));
    const [days, scope, beside] = [daysOf(input), scopeOf(input), input.before === 1];
    const head = figures.flatMap((figure) => {
      const label = translate(locale, figureText(figure));
      return beside ? [label, translate(locale, 'statistics.csv.before', { figure: label })] : [label];
    });
    const columns: Shown[][] = [];
    for (const figure of figures) {
      const shown = await shownDays(db, figure, { scope, part: '', days });
      columns.push(shown);
      if (beside) columns.push(shown.map(({ before }) => before));
    }
    const of = countryOfFid(scope.countryFid)?.code ?? (scope.language || 'all');
    return {
      filename: `statistics-${of}-${input.from}-${input.to}.csv`,
      type: 'text/csv; charset=utf-8',
      read: () => written([translate(locale, 'statistics.csv.day'), ...head], days, columns, locale),
    };
  };

/** The file, line by line while it is sent. */
async function* written(
  head: readonly string[],
  days: readonly string[],
  columns: readonly (readonly Shown[])[],
  locale: Language,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvMark + csvLine(head));
  for (const [at, day] of days.entries())
    yield Buffer.from(csvLine([day, ...columns.map((column) => presentCell(column[at], locale))]));
}
