import { utcDay } from '../../../platform/days.ts';
import { type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { staleLists } from '../core/actions/stale-lists.ts';
import { community } from '../core/rules/places.ts';
import { addToCategories, type CategoryChange, dropFromOrder, orderThreads } from '../core/sql/category-threads.ts';
import {
  postDeleted,
  postLiked,
  postReplied,
  postRestored,
  postUnliked,
  threadDeleted,
  threadMoved,
  threadPosted,
  threadRestored,
} from '../events.ts';

interface Posted {
  countryFid: number;
  /** Facts written by an older version lack it. */
  typeid?: number;
  at: number;
}

/** Adds posts, and threads where they are ones, to the categories and days they belong to. */
function changes(posts: readonly Posted[], by: { posts: number; threads: number }): CategoryChange[] {
  const byKey = new Map<string, CategoryChange>();
  for (const { countryFid, typeid = community, at } of posts) {
    const day = utcDay(new Date(at));
    const key = `${countryFid} ${typeid} ${day}`;
    const change = byKey.get(key) ?? { countryFid, typeid, day, posts: 0, threads: 0 };
    change.posts += by.posts;
    change.threads += by.threads;
    byKey.set(key, change);
  }
  return [...byKey.values()];
}

const thread = { posts: 1, threads: 1 };
const noThread = { posts: -1, threads: -1 };

const order = (ctx: ListenerCtx, facts: readonly { tid: number }[]): Promise<void> =>
  orderThreads(ctx.db, [...new Set(facts.map(({ tid }) => tid))]);

/** Threads that can be read from now on are counted and take their places. */
async function enter(ctx: ListenerCtx, all: readonly (Posted & { tid: number; fid: number })[]): Promise<void> {
  await addToCategories(ctx.db, changes(all, thread));
  await order(ctx, all);
  for (const each of all) staleLists(ctx, each);
}

/** A first post's likes are its thread's. */
const orderLiked = (ctx: ListenerCtx, likes: readonly { tid: number; first: boolean }[]): Promise<void> =>
  order(
    ctx,
    likes.filter(({ first }) => first),
  );

/** Counts what was posted in each category, and puts its threads in order: lists change a second time here. */
export const orderCategories = [
  on(threadPosted, enter),
  on(threadRestored, enter),
  // Its first post goes along; what was replied before stays counted where it was said.
  on(threadMoved, async (ctx, all) => {
    await addToCategories(
      ctx.db,
      changes(
        all.map(({ from, fromCountry, ...each }) => ({
          ...each,
          countryFid: fromCountry ?? each.countryFid,
          typeid: from,
        })),
        noThread,
      ),
    );
    await addToCategories(ctx.db, changes(all, thread));
    await order(ctx, all);
    for (const each of all) staleLists(ctx, each);
  }),
  on(threadDeleted, async (ctx, all) => {
    await addToCategories(ctx.db, changes(all, noThread));
    await dropFromOrder(
      ctx.db,
      all.map(({ tid }) => tid),
    );
    for (const each of all) staleLists(ctx, each);
  }),
  on(postReplied, async (ctx, all) => {
    await addToCategories(ctx.db, changes(all, { posts: 1, threads: 0 }));
    await order(ctx, all);
  }),
  on(postDeleted, (ctx, all) => addToCategories(ctx.db, changes(all, { posts: -1, threads: 0 }))),
  on(postRestored, (ctx, all) => addToCategories(ctx.db, changes(all, { posts: 1, threads: 0 }))),
  on(postLiked, orderLiked),
  on(postUnliked, orderLiked),
];
