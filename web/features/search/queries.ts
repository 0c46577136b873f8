import { searchLimits } from '../../../contract/domains/search/limits.ts';
import type { FoundPage, HotSearchTag, Suggestions } from '../../../contract/domains/search/shapes.ts';
import { call } from '../../api/client.ts';
import type { Caller } from '../../api/wire.ts';
import { type Asked, inputOf } from './search-address.ts';

/** A page of what was found. */
export const search = async (ask: Caller, asked: Asked, countryFid: number): Promise<FoundPage> =>
  (await ask('search.quick-search', inputOf(asked, countryFid))).data;

export const hotWords = async (ask: Caller, countryFid: number): Promise<HotSearchTag[]> =>
  (await ask('search.hot-search-key', { country_fid: countryFid })).data.list;

/** What begins so, while somebody types. */
export const suggest = async (q: string, countryFid: number, signal: AbortSignal): Promise<Suggestions> =>
  (await call('search.suggest', { q: q.slice(0, searchLimits.queryMax), country_fid: countryFid }, { signal })).data;

/** How many posts a narrowed search finds. */
export async function countPosts(asked: Asked, countryFid: number, signal: AbortSignal): Promise<number> {
  const { data } = await call('search.quick-search', inputOf({ ...asked, type: 1, page: 1 }, countryFid), { signal });
  return data.counts.posts.count;
}
