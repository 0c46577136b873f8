import { inBatches, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { RoomPersonalData } from '../../platform/room.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { type OwnReward, ownRewards } from '../gifts/index.ts';
import {
  dropFavorites,
  type FavoriteThreadRow,
  favoriteThreads,
  type LikedPost,
  likedPosts,
  type OwnPost,
  type OwnThread,
  ownPosts,
  ownThreads,
} from './core/sql/personal-data.ts';
import { dropReadingPlaces, type OwnReadingPlace, ownReadingPlaces } from './core/sql/reading-places.ts';

const office = { stays: 'what moderators decided, and why' } as const;

/** Whose the rows are, beside those of the domain's rooms. */
export const threadsTables = {
  'threads.held': { authorid: 'forgotten', claimed_by: office, decided_by: office },
  'threads.takedowns': { authorid: office, by_uid: office },
  'threads.author_counters': { uid: { stays: 'counts of what stays' } },
  'threads.board_days': { none: 'counts of boards' },
  'threads.category_days': { none: 'counts of categories' },
  'threads.category_threads': { none: 'places of threads in lists' },
  'threads.favorites': { uid: 'forgotten' },
  'threads.reading_places': { uid: 'forgotten' },
  'threads.view_batches': { none: 'hashes of who read what in an hour, deleted once it is counted and over' },
  'threads.view_salts': { none: 'a random value of each day, deleted after it' },
  'threads.threads': { authorid: { stays: 'others answered to them' } },
} as const satisfies Partial<OwnersIn<'threads'>>;

/** Threads, posts, likes and rewards stay, of nobody: others answered to them. Favourites and reading places were the member's alone. */
export const threadsPersonalData = (parts: readonly RoomPersonalData[]): PersonalData => ({
  domain: 'threads',
  async *collect(db, uid) {
    yield {
      path: 'threads.json',
      rows: inBatches<OwnThread>((last, most) =>
        ownThreads(db, { uid, most, after: last && { at: last.created_at, id: last.tid } }),
      ),
    };
    yield {
      path: 'posts.json',
      rows: inBatches<OwnPost>((last, most) =>
        ownPosts(db, { uid, most, after: last && { at: last.created_at, id: last.pid } }),
      ),
    };
    yield {
      path: 'favourites.json',
      rows: inBatches<FavoriteThreadRow>((last, most) =>
        favoriteThreads(db, { uid, most, after: last && { at: last.created_at, id: last.tid } }),
      ),
    };
    yield {
      path: 'likes.json',
      rows: inBatches<LikedPost>((last, most) =>
        likedPosts(db, { uid, most, after: last && { at: last.created_at, id: last.pid } }),
      ),
    };
    yield {
      path: 'reading-places.json',
      rows: inBatches<OwnReadingPlace>((last, most) => ownReadingPlaces(db, { uid, most, after: last?.tid ?? 0 })),
    };
    yield {
      path: 'rewards.json',
      rows: inBatches<OwnReward>((last, most) =>
        ownRewards(db, { uid, most, after: last && { at: last.created_at, id: last.tid } }),
      ),
    };
    for (const { collect } of parts) if (collect) yield* collect(db, uid);
  },
  async forget(ctx, uid) {
    const { db, stale } = ctx;
    for (const { forget } of parts) if (await forget?.(ctx, uid)) return true;
    if ((await dropReadingPlaces(db, uid, personalBatch)) === personalBatch) return true;
    const tids = await dropFavorites(db, uid, personalBatch);
    for (const tid of tids) stale(`t:${tid}`);
    return tids.length === personalBatch;
  },
});
