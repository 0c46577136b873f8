import { LRUCache } from 'lru-cache';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Db } from '../../../platform/context.ts';
import { heatOf, scopeTags } from '../../threads/index.ts';
import type { Candidate } from '../rules/for-you.ts';
import { hottestIds } from '../sql/hot.ts';

/** So many of the hottest are put in order for a member. */
const looked = 400;

/** The hottest threads of a country's scopes, with what puts them in order. */
export type Candidates = (db: Db, countryFid: number, scopes: readonly number[]) => Promise<readonly Candidate[]>;

/** Caches the candidates of each country until its lists change. */
export function createCandidates(tags: TagBoard): Candidates {
  const cache = new LRUCache<number, { list: readonly Candidate[]; position: number }>({ max: 50 });
  return async (db, countryFid, scopes) => {
    const cached = cache.get(countryFid);
    if (cached && !tags.movedSince(scopeTags({ countryFid }), cached.position)) return cached.list;
    const position = tags.position();
    const heat = await heatOf(db, await hottestIds(db, scopes, looked));
    const list = heat.filter(({ shown }) => shown);
    cache.set(countryFid, { list, position });
    return list;
  };
}
