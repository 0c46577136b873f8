import type { Db } from '../../../platform/context.ts';
import { type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import {
  answerMarked,
  answerUnmarked,
  postDeleted,
  postReplied,
  type SearchablePost,
  searchablePosts,
  searchableThreads,
  threadDeleted,
  threadEdited,
  threadMoved,
  threadPosted,
  threadShut,
} from '../../threads/index.ts';
import type { LoadStems } from '../reads/stems.ts';
import { indexed, seenIn, titleOf } from '../rules/indexed.ts';
import { threadMarks } from '../rules/marks.ts';
import { searchTag } from '../rules/tag.ts';
import { marksText } from '../rules/vector.ts';
import { alignThread, dropPosts, dropThreads, lockIndex, writePosts } from '../sql/posts.ts';
import { dropTitles, writeTitles } from '../sql/titles.ts';
import { countWords } from '../sql/words.ts';

type Place = { tid: number; pid: number };

/** Rows of the index, ready to be written. */
export type Write = (db: Db) => Promise<void>;

/** The titles of threads as they are now, by their first posts; those that nobody may see are removed. */
export async function titlesToWrite(db: Db, loadStems: LoadStems, threads: readonly SearchablePost[]): Promise<Write> {
  const taken = threads.filter(({ shown }) => shown).map(titleOf);
  const stemsOf = await loadStems(
    db,
    taken.flatMap(({ words }) => words),
  );
  const titles = taken.map((each) => each.row(stemsOf));
  const gone = threads.filter(({ shown }) => !shown).map(({ tid }) => tid);
  return async (tx) => {
    await writeTitles(tx, titles);
    await dropTitles(tx, gone);
  };
}

const indexTitles = async (db: Db, loadStems: LoadStems, threads: readonly SearchablePost[]): Promise<void> =>
  (await titlesToWrite(db, loadStems, threads))(db);

/** Posts for the index as they are now; those that nobody may see are removed, and words are counted once. */
export async function postsToWrite(
  db: Db,
  loadStems: LoadStems,
  posts: readonly SearchablePost[],
  counting: 'new' | 'known',
): Promise<Write> {
  const taken = posts.map(indexed);
  const stemsOf = await loadStems(
    db,
    taken.flatMap(({ parts }) => parts.flatMap(({ words }) => words)),
  );
  const shown = taken.filter(({ post }) => post.shown);
  const rows = shown.map((each) => each.row(stemsOf));
  const gone = posts.filter((post) => !post.shown);
  const seen = counting === 'new' ? seenIn(shown) : [];
  return async (tx) => {
    await writePosts(tx, rows);
    await dropPosts(tx, gone);
    await countWords(tx, seen);
  };
}

/** Whatever happened to posts, the index has them as they are when it is written. */
export function indexPostsOf(loadStems: LoadStems) {
  const again = (counting: 'new' | 'known') => async (ctx: ListenerCtx, places: readonly Place[]) => {
    await lockIndex(ctx.db);
    const single = [...new Map(places.map((place) => [place.pid, place])).values()];
    const posts = await searchablePosts(ctx.db, single);
    await (await postsToWrite(ctx.db, loadStems, posts, counting))(ctx.db);
    await indexTitles(
      ctx.db,
      loadStems,
      posts.filter(({ first }) => first),
    );
    ctx.stale(searchTag);
    return posts;
  };
  const add = async (ctx: ListenerCtx, places: readonly Place[]): Promise<void> =>
    void (await again('new')(ctx, places));
  /** What is so of a thread is so of each of its posts. */
  const align = async (ctx: ListenerCtx, facts: readonly { tid: number }[]): Promise<void> => {
    await lockIndex(ctx.db);
    const tids = [...new Set(facts.map(({ tid }) => tid))].sort((a, b) => a - b);
    const threads = await searchableThreads(ctx.db, tids);
    for (const thread of threads.filter(({ shown }) => shown))
      await alignThread(ctx.db, { ...thread, marks: marksText(threadMarks(thread)) });
    ctx.stale(searchTag);
    await indexTitles(ctx.db, loadStems, threads);
    await dropThreads(
      ctx.db,
      threads.filter(({ shown }) => !shown).map(({ tid }) => tid),
    );
  };
  const change = again('known');
  return [
    on(threadPosted, add),
    on(postReplied, add),
    on(threadEdited, async (ctx, facts) => {
      const posts = await change(ctx, facts);
      await align(
        ctx,
        posts.filter(({ first }) => first),
      );
    }),
    on(threadMoved, align),
    on(threadShut, align),
    on(answerMarked, align),
    on(answerUnmarked, align),
    on(postDeleted, async (ctx, facts) => void (await change(ctx, facts))),
    on(threadDeleted, align),
  ];
}
