import { LRUCache } from 'lru-cache';
import { welcomeLimits } from '../../../../contract/domains/welcome/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { repliersOf } from '../../threads/index.ts';
import type { Replied } from '../rules/worth-following.ts';

/** Who replied to others on some boards of a country lately. */
export type Repliers = (db: Db, countryFid: number, typeids: readonly number[], now: Date) => Promise<Replied[]>;

/** A board's count is made again after so long. */
const freshMs = 10 * 60_000;
const mostBoards = 1000;
const dayMs = 86_400_000;

/** Counts once for each country and board, for all newcomers of the next minutes. */
export function createRepliers(): Repliers {
  const cache = new LRUCache<string, { rows: readonly Replied[]; at: number }>({ max: mostBoards });
  return async (db, countryFid, typeids, now) => {
    const keyOf = (typeid: number) => `${countryFid} ${typeid}`;
    const isFresh = (typeid: number): boolean => {
      const known = cache.get(keyOf(typeid));
      return known !== undefined && now.getTime() - known.at < freshMs;
    };
    const missing = typeids.filter((typeid) => !isFresh(typeid));
    const since = new Date(now.getTime() - welcomeLimits.countedDays * dayMs);
    const counted = missing.length === 0 ? [] : await repliersOf(db, { countryFid, typeids: missing, since });
    for (const typeid of missing) {
      cache.set(keyOf(typeid), { rows: counted.filter((row) => row.typeid === typeid), at: now.getTime() });
    }
    return typeids.flatMap((typeid) => cache.get(keyOf(typeid))?.rows ?? []);
  };
}
