import { utcDay } from '../../../platform/days.ts';
import { type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { staleLists } from '../core/actions/stale-lists.ts';
import { countedIn } from '../core/rules/places.ts';
import { addToBoards, type BoardChange } from '../core/sql/counters.ts';
import {
  postDeleted,
  postReplied,
  postRestored,
  threadDeleted,
  threadMoved,
  threadPosted,
  threadRestored,
} from '../events.ts';

interface Posted {
  fid: number;
  countryFid: number;
  at: number;
}

/** Adds posts, and threads where they are ones, to the boards and days they belong to. */
function changes(posts: readonly Posted[], by: { posts: number; threads: number }): BoardChange[] {
  const byKey = new Map<string, BoardChange>();
  for (const post of posts) {
    const day = utcDay(new Date(post.at));
    for (const fid of countedIn(post)) {
      const key = `${fid} ${day}`;
      const change = byKey.get(key) ?? { fid, day, posts: 0, threads: 0 };
      change.posts += by.posts;
      change.threads += by.threads;
      byKey.set(key, change);
    }
  }
  return [...byKey.values()];
}

/** Lists show how many threads they have, so they change a second time here. */
async function countThreads(ctx: ListenerCtx, threads: readonly Posted[], by: 1 | -1): Promise<void> {
  await addToBoards(ctx.db, changes(threads, { posts: by, threads: by }));
  for (const thread of threads) staleLists(ctx, thread);
}

/** Counts what was posted on each board, day by day. */
export const countBoards = [
  on(threadPosted, (ctx, all) => countThreads(ctx, all, 1)),
  on(threadDeleted, (ctx, all) => countThreads(ctx, all, -1)),
  on(threadRestored, (ctx, all) => countThreads(ctx, all, 1)),
  // Its first post goes along; what was replied before stays counted where it was said.
  on(threadMoved, async (ctx, all) => {
    const left = all.map(({ fromFid, fromCountry, ...now }) => ({
      ...{ fid: fromFid ?? now.fid, countryFid: fromCountry ?? now.countryFid, at: now.at },
    }));
    await countThreads(ctx, left, -1);
    await countThreads(ctx, all, 1);
  }),
  on(postReplied, (ctx, all) => addToBoards(ctx.db, changes(all, { posts: 1, threads: 0 }))),
  on(postDeleted, (ctx, all) => addToBoards(ctx.db, changes(all, { posts: -1, threads: 0 }))),
  on(postRestored, (ctx, all) => addToBoards(ctx.db, changes(all, { posts: 1, threads: 0 }))),
];
