import { LRUCache } from 'lru-cache';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Db } from '../../../platform/context.ts';
import { standingsOf } from '../../members/index.ts';
import type { FirstHour } from '../rules/first-hour.ts';
import { findHour } from '../sql/first-hour.ts';

/** A member's first hour, with what they chose. */
export type HourOf = (db: Db, uid: number) => Promise<FirstHour & { typeids: readonly number[] }>;

/** Moves when a member's choice or steps change. */
export const hourTag = (uid: number): string => `welcome:${uid}`;

const cachedMembers = 20_000;
/** Of somebody whom the site doesn't know, nothing is offered. */
const longAgo = new Date(0);

/** Caches members' first hours in this process until their tag moves: every home asks for one. For reads. */
export function createHours(tags: TagBoard): HourOf {
  const cache = new LRUCache<number, { hour: Awaited<ReturnType<HourOf>>; position: number }>({ max: cachedMembers });
  return async (db, uid) => {
    const known = cache.get(uid);
    if (known && !tags.movedSince([hourTag(uid)], known.position)) return known.hour;
    const position = tags.position();
    const [stored, standings] = await Promise.all([findHour(db, uid), standingsOf(db, [uid])]);
    const hour = { ...stored, joinedAt: standings.get(uid)?.joinedAt ?? longAgo };
    cache.set(uid, { hour, position });
    return hour;
  };
}
