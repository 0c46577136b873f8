import { LRUCache } from 'lru-cache';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { counterRows } from '../sql/counters.ts';

export interface FollowCounters {
  fans: number;
  follows: number;
}

/** Fans and follows of members; zero for a member without any. */
export async function countersOf(db: ReadDb, uids: readonly number[]): Promise<(uid: number) => FollowCounters> {
  const rows = uids.length === 0 ? [] : await counterRows(db, uids);
  const byUid = new Map(rows.map((row) => [row.uid, row]));
  return (uid) => byUid.get(uid) ?? { fans: 0, follows: 0 };
}

export type FollowCountersOf = (db: Db, uid: number) => Promise<FollowCounters>;

const cachedMembers = 20_000;

/** Counters of one member, cached in this process until the tag `u:<uid>` moves. For reads, not within a write. */
export function createFollowCounters(tags: TagBoard): FollowCountersOf {
  const known = new LRUCache<number, { counters: FollowCounters; position: number }>({ max: cachedMembers });
  return async (db, uid) => {
    const entry = known.get(uid);
    if (entry && !tags.movedSince([`u:${uid}`], entry.position)) return entry.counters;
    const position = tags.position();
    const counters = (await countersOf(db, [uid]))(uid);
    known.set(uid, { counters, position });
    return counters;
  };
}
