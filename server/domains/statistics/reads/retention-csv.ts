import type { FileAnswer, InputOf } from '../../../../contract/call.ts';
import type { statisticsCalls } from '../../../../contract/domains/statistics/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { csvLine, csvMark } from '../../../platform/csv.ts';
import { utcDay } from '../../../platform/days.ts';
import { translate } from '../../../platform/texts.ts';
import { presentCell } from '../present.ts';
import { retention } from './retention.ts';

type Call = (typeof statisticsCalls)['statistics.retention-csv'];

/** The same weeks and columns as the table on the page, a line a week of joining. */
export async function retentionCsv(ctx: MemberCtx, input: InputOf<Call>): Promise<FileAnswer> {
  const { locale, now } = ctx;
  const { list } = await retention(ctx, input);
  const most = Math.max(0, ...list.map(({ after }) => after.length));
  const say = (name: string, facts = {}) => translate(locale, `statistics.retention.${name}`, facts);
  const after = Array.from({ length: most }, (_, at) => say('after', { count: at + 1 }));
  const lines = [
    csvLine([say('week'), say('joined'), ...after]),
    ...list.map(({ week, joined, after: came }) =>
      csvLine([week, ...[joined, ...came].map((shown) => presentCell(shown, locale))]),
    ),
  ];
  const whose = countryOfFid(input.country_fid)?.code ?? (input.language || 'all');
  return {
    filename: `retention-${whose}-${utcDay(now)}.csv`,
    type: 'text/csv; charset=utf-8',
    async *read() {
      yield Buffer.from(csvMark);
      for (const line of lines) yield Buffer.from(line);
    },
  };
}
