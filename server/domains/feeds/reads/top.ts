import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import { countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { pinnedThreads, readerOf, threadRows } from '../../threads/index.ts';
import type { ReadDeps } from './deps.ts';
import { touchScope } from './touch-scope.ts';

type Call = (typeof feedsCalls)['feeds.top'];

const most = 10;

/** Pinned threads by displayorder ascending (R-FED-005). */
export const top =
  ({ people }: ReadDeps) =>
  async (ctx: Ctx, { fid }: InputOf<Call>): Promise<DataOf<Call>> => {
    // A board of no country shows those of all.
    touchScope(ctx, countryOfFid(fid) ? fid : globalFid);
    const tids = await pinnedThreads(ctx.db, fid, { reader: await readerOf(ctx, people), limit: most });
    return { success: 1, list: await threadRows(ctx, people, tids) };
  };
