import type { Ctx } from '../../../platform/context.ts';
import type { People } from '../../follows/index.ts';
import type { ForReader } from '../core/for-reader.ts';
import type { PostFacts, ThreadFacts } from '../core/reads/facts.ts';
import { marksOf, noMarks } from '../core/sql/marks.ts';
import { noPlaces, readingPlacesOf } from '../core/sql/reading-places.ts';
import type { Reader } from '../present-own.ts';
import { ownKindParts } from './kind-parts.ts';

const none: ReadonlySet<number> = new Set();

interface Shown {
  threads: readonly ForReader<ThreadFacts>[];
  posts: readonly { tid: number; pid: number }[];
  /** Threads that show whether the reader has rewarded a post of them. */
  rewards?: readonly number[];
}

/** What a reader has done with some threads and posts. */
export async function readerFor(
  ctx: Ctx,
  { followedBy }: Pick<People, 'followedBy'>,
  { rewards = [], ...shown }: Shown,
): Promise<Reader> {
  const { actor, db } = ctx;
  const tids = shown.threads.map(({ tid }) => tid);
  const [marks, places, followed, kinds] = await Promise.all([
    actor ? marksOf(db, { uid: actor.uid, posts: shown.posts, tids, rewards }) : noMarks,
    actor ? readingPlacesOf(db, { uid: actor.uid, tids }) : noPlaces,
    actor ? followedBy(db, actor.uid) : none,
    ownKindParts(ctx, shown.threads),
  ]);
  return { actor, marks, places, followed, kinds };
}

/** A page's posts, with the children that stand on it. */
export const placesOf = (tid: number, posts: readonly PostFacts[]): { tid: number; pid: number }[] =>
  posts.flatMap(({ pid, children }) => [pid, ...children.map((child) => child.pid)]).map((pid) => ({ tid, pid }));
