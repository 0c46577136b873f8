import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import { countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { threadRows, threadsOfAuthors } from '../../threads/index.ts';
import { everywhere } from '../listeners/score.ts';
import { figures, numberedPages } from '../rules/list-key.ts';
import { hottestIds } from '../sql/hot.ts';
import type { ReadDeps } from './deps.ts';
import { refuseField, touchScope } from './list-pages.ts';

type Call = (typeof feedsCalls)['feeds.for-you'];

/** A member's own thread stands on top for this long, whatever its heat. */
const ownOnTopMilliseconds = 15 * 60_000;
const ownOnTop = 3;

/** Threads for the reader: hot by likes, replies and age. */
export const forYou =
  ({ people, count }: ReadDeps) =>
  async (ctx: Ctx, { country_fid: countryFid, page_r: page, limit }: InputOf<Call>): Promise<DataOf<Call>> => {
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    touchScope(ctx, countryFid);
    const scopes = countryFid === globalFid ? [everywhere] : [countryFid, globalFid];
    const skipped = (page - 1) * limit;
    const [ids, own] = await Promise.all([
      page > numberedPages ? [] : hottestIds(ctx.db, scopes, skipped + limit + 1 + ownOnTop),
      newestOwn(ctx),
    ]);
    // The member's newest stand on top of page 1, and nowhere a second time.
    const others = ids.filter((tid) => !own.includes(tid)).slice(skipped);
    const shown = others.slice(0, limit);
    const more = others.length > limit && page < numberedPages;
    const [list, counted] = await Promise.all([
      threadRows(ctx, people, page === 1 ? [...own, ...shown] : shown),
      count(ctx.db, { countryFid }),
    ]);
    return { list, ...figures(page, limit, counted, shown.length, more), next: '' };
  };

async function newestOwn(ctx: Ctx): Promise<number[]> {
  if (!ctx.actor) return [];
  const since = ctx.now.getTime() - ownOnTopMilliseconds;
  const keys = await threadsOfAuthors(ctx.db, [ctx.actor.uid], ownOnTop);
  return keys.filter((key) => key.at.getTime() >= since).map((key) => key.tid);
}
