import { type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { type AuthorChange, addToAuthors, noChange } from '../core/sql/counters.ts';
import {
  postDeleted,
  postLiked,
  postReplied,
  postRestored,
  postUnliked,
  threadDeleted,
  threadPosted,
  threadRestored,
} from '../events.ts';
import { writingsTag } from '../reads/member-lists.ts';

type Figure = Exclude<keyof AuthorChange, 'uid'>;

/** Adds one figure of many members in one statement. */
function changes(uids: readonly number[], figure: Figure, by: 1 | -1): AuthorChange[] {
  const byUid = new Map<number, AuthorChange>();
  for (const uid of uids) {
    const change = byUid.get(uid) ?? { ...noChange, uid };
    change[figure] += by;
    byUid.set(uid, change);
  }
  return [...byUid.values()];
}

const writers = (payloads: readonly { uid: number }[]): number[] => payloads.map(({ uid }) => uid);
const authors = (payloads: readonly { authorUid: number }[]): number[] => payloads.map(({ authorUid }) => authorUid);

/** A like is one more for who wrote the post, and one more given by who likes it. */
function likes(all: readonly { uid: number; authorUid: number }[], by: 1 | -1): AuthorChange[] {
  const byUid = new Map(changes(authors(all), 'likes', by).map((change) => [change.uid, change]));
  for (const given of changes(writers(all), 'liked', by)) {
    const change = byUid.get(given.uid);
    if (change) change.liked = given.liked;
    else byUid.set(given.uid, given);
  }
  return [...byUid.values()];
}

/** Counts what members wrote, and makes the lists of it stale. */
async function countWritings(
  ctx: ListenerCtx,
  all: readonly { uid: number }[],
  figure: 'threads' | 'posts',
  by: 1 | -1,
): Promise<void> {
  await addToAuthors(ctx.db, changes(writers(all), figure, by));
  for (const { uid } of all) ctx.stale(writingsTag(uid));
}

/** Counts likes, and makes stale what shows how many an author got. */
async function countLikes(
  ctx: ListenerCtx,
  all: readonly { uid: number; authorUid: number }[],
  by: 1 | -1,
): Promise<void> {
  await addToAuthors(ctx.db, likes(all, by));
  for (const { authorUid } of all) ctx.stale(writingsTag(authorUid));
}

/** Counts the figures of members for cards and name-plates. */
export const countAuthors = [
  on(threadPosted, (ctx, all) => countWritings(ctx, all, 'threads', 1)),
  on(threadDeleted, (ctx, all) => countWritings(ctx, all, 'threads', -1)),
  on(threadRestored, (ctx, all) => countWritings(ctx, all, 'threads', 1)),
  on(postReplied, (ctx, all) => countWritings(ctx, all, 'posts', 1)),
  on(postDeleted, (ctx, all) => countWritings(ctx, all, 'posts', -1)),
  on(postRestored, (ctx, all) => countWritings(ctx, all, 'posts', 1)),
  on(postLiked, (ctx, all) => countLikes(ctx, all, 1)),
  on(postUnliked, (ctx, all) => countLikes(ctx, all, -1)),
];
