import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import { boardOfFid } from '../../../../contract/primitives/boards.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { nextPlace, pageFigures, readPage } from '../../../platform/keyset.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { latestIds, readerOf, threadRows } from '../../threads/index.ts';
import type { ReadDeps } from './deps.ts';
import { touchScope } from './touch-scope.ts';

type Call = (typeof feedsCalls)['feeds.latest'];
type Input = InputOf<Call>;

/** The newest threads: of all countries for 293, else of that country and 293. */
export const latest =
  ({ people, count }: ReadDeps) =>
  async (ctx: Ctx, input: Input): Promise<DataOf<Call>> => {
    const { fid, country_fid: countryFid } = input;
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    if (fid !== undefined && !boardOfFid(fid)) return refuseField('fid');
    touchScope(ctx, countryFid, fid);
    const scope = { countryFid, fid };
    const reader = await readerOf(ctx, people);
    const found = await readPage(input, (limit, after) => latestIds(ctx.db, scope, { reader, limit, after }));
    const [list, counted] = await Promise.all([
      threadRows(
        ctx,
        people,
        found.rows.map(({ id }) => id),
      ),
      count(ctx.db, scope),
    ]);
    return { list, ...pageFigures(input, found, counted), next: nextPlace(found) };
  };
