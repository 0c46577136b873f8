import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import { boardOfFid } from '../../../../contract/primitives/boards.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { numberedPages, pageFigures } from '../../../platform/keyset.ts';
import { latestIds, readerOf, threadRows } from '../../threads/index.ts';
import { writeKey } from '../rules/list-key.ts';
import type { ReadDeps } from './deps.ts';
import { pageOfKeys, refuseField, touchScope } from './list-pages.ts';

type Call = (typeof feedsCalls)['feeds.latest'];
type Input = InputOf<Call>;

/** The newest threads: of all countries for 293, else of that country and 293. */
export const latest =
  ({ people, count }: ReadDeps) =>
  async (ctx: Ctx, input: Input): Promise<DataOf<Call>> => {
    const { page, limit, fid, country_fid: countryFid } = input;
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    if (fid !== undefined && !boardOfFid(fid)) return refuseField('fid');
    touchScope(ctx, countryFid, fid);
    const scope = { countryFid, fid };
    const reader = await readerOf(ctx, people);
    const { keys, more } = await pageOfKeys(input, numberedPages, (rows, after) =>
      latestIds(ctx.db, scope, { reader, limit: rows, after }),
    );
    const [list, counted] = await Promise.all([
      threadRows(
        ctx,
        people,
        keys.map((key) => key.tid),
      ),
      count(ctx.db, scope),
    ]);
    const next = more ? writeKey(keys.at(-1)!) : '';
    return { list, ...pageFigures(page, limit, counted, keys.length, more), next };
  };
