import { LRUCache } from 'lru-cache';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Db } from '../../../platform/context.ts';
import { whoHidesReads } from '../sql/settings.ts';

/** Of these members, who shows to nobody how far they have read and that they write. */
export type HidesReads = (db: Db, uids: readonly number[]) => Promise<ReadonlySet<number>>;

const cachedMembers = 50_000;

/** Caches it of recent members until their tag moves, as it does with their settings. */
export function createHidesReads(tags: Pick<TagBoard, 'position' | 'movedSince'>): HidesReads {
  const cache = new LRUCache<number, { hides: boolean; position: number }>({ max: cachedMembers });
  const known = (uid: number): boolean | undefined => {
    const found = cache.get(uid);
    return found && !tags.movedSince([`u:${uid}`], found.position) ? found.hides : undefined;
  };
  return async (db, uids) => {
    const unknown = uids.filter((uid) => known(uid) === undefined);
    const position = tags.position();
    const hiding = unknown.length === 0 ? new Set() : await whoHidesReads(db, unknown);
    for (const uid of unknown) cache.set(uid, { hides: hiding.has(uid), position });
    return new Set(uids.filter((uid) => hiding.has(uid) || known(uid)));
  };
}
