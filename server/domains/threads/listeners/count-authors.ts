import { on } from '../../../platform/outbox/listener.ts';
import { postDeleted, postLiked, postReplied, postUnliked, threadDeleted, threadPosted } from '../events.ts';
import { type AuthorChange, addToAuthors } from '../sql/counters.ts';

type Figure = Exclude<keyof AuthorChange, 'uid'>;

/** Adds one figure of many members in one statement. */
function changes(uids: readonly number[], figure: Figure, by: 1 | -1): AuthorChange[] {
  const byUid = new Map<number, AuthorChange>();
  for (const uid of uids) {
    const change = byUid.get(uid) ?? { uid, threads: 0, posts: 0, likes: 0 };
    change[figure] += by;
    byUid.set(uid, change);
  }
  return [...byUid.values()];
}

const writers = (payloads: readonly { uid: number }[]): number[] => payloads.map(({ uid }) => uid);
const authors = (payloads: readonly { authorUid: number }[]): number[] => payloads.map(({ authorUid }) => authorUid);

/** Keeps the figures of members for cards and name-plates. */
export const countAuthors = [
  on(threadPosted, (ctx, all) => addToAuthors(ctx.db, changes(writers(all), 'threads', 1))),
  on(threadDeleted, (ctx, all) => addToAuthors(ctx.db, changes(writers(all), 'threads', -1))),
  on(postReplied, (ctx, all) => addToAuthors(ctx.db, changes(writers(all), 'posts', 1))),
  on(postDeleted, (ctx, all) => addToAuthors(ctx.db, changes(writers(all), 'posts', -1))),
  on(postLiked, (ctx, all) => addToAuthors(ctx.db, changes(authors(all), 'likes', 1))),
  on(postUnliked, (ctx, all) => addToAuthors(ctx.db, changes(authors(all), 'likes', -1))),
];
