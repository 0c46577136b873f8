import { LRUCache } from 'lru-cache';
import { followLimits } from '../../../../contract/domains/follows/limits.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { primaryOf } from '../../../platform/replicas/primary-of.ts';
import { hidesAround } from '../sql/hides.ts';

/** Why nothing of a member is shown: muted or blocked by the reader, or the reader is blocked by them. */
export type WhyHidden = 'muted' | 'blocked' | 'blocked_by';

/** Members of whom a reader sees nothing. */
export type Hidden = ReadonlyMap<number, WhyHidden>;
export type HiddenFor = (db: ReadDb, uid: number) => Promise<Hidden>;

/** Nobody is hidden from a guest. */
export const nobodyHidden: Hidden = new Map();

/** A member blocked by more members than this still can't write to the rest of them: writes look at the pair. */
const blockersRead = 5000;
/** Ids cached at most, of all members together. */
const cachedMembers = 100_000;

const whys = { 1: 'muted', 2: 'blocked', 3: 'blocked_by' } as const;

/** Caches who is hidden from recent members until their tag `u:<uid>` moves, as it does with a block. For reads. */
export function createHiddenFor(tags: TagBoard): HiddenFor {
  const cache = new LRUCache<number, { hidden: Hidden; position: number }>({
    maxSize: cachedMembers,
    sizeCalculation: ({ hidden }) => hidden.size + 10,
  });
  return async (db, uid) => {
    const known = cache.get(uid);
    if (known && !tags.movedSince([`u:${uid}`], known.position)) return known.hidden;
    const position = tags.position();
    const hidden = await hiddenNow(primaryOf(db), uid);
    cache.set(uid, { hidden, position });
    return hidden;
  };
}

async function hiddenNow(db: Db, uid: number): Promise<Hidden> {
  const rows = await hidesAround(db, uid, { own: followLimits.hidden, others: blockersRead });
  const hidden = new Map<number, WhyHidden>();
  // One's own block goes before theirs: the reader may take it back. Theirs goes before a muting.
  for (const kind of [1, 3, 2] as const) for (const row of rows) if (row.kind === kind) hidden.set(row.uid, whys[kind]);
  return hidden;
}
