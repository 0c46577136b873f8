import { LRUCache } from 'lru-cache';
import { followLimits } from '../../../../contract/domains/follows/limits.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { ReadDb } from '../../../platform/context.ts';
import { primaryOf } from '../../../platform/replicas/primary-of.ts';
import { followedUids } from '../sql/follows.ts';

/** Everybody whom a member follows. */
export type FollowedBy = (db: ReadDb, uid: number) => Promise<ReadonlySet<number>>;

/** Ids cached at most, of all members together. */
const cachedMembers = 250_000;

/** Caches whom recent members follow until their tag `u:<uid>` moves, as it does when they follow. For reads. */
export function createFollowedBy(tags: TagBoard): FollowedBy {
  const cache = new LRUCache<number, { followed: ReadonlySet<number>; position: number }>({
    maxSize: cachedMembers,
    sizeCalculation: ({ followed }) => followed.size + 10,
  });
  return async (db, uid) => {
    const known = cache.get(uid);
    if (known && !tags.movedSince([`u:${uid}`], known.position)) return known.followed;
    const position = tags.position();
    const followed = new Set(await followedUids(primaryOf(db), uid, followLimits.follows));
    cache.set(uid, { followed, position });
    return followed;
  };
}
