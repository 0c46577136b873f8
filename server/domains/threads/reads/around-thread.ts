import type { Ctx } from '../../../platform/context.ts';
import type { FollowCounters } from '../../follows/index.ts';
import { type AuthorThread, moreByAuthor, type StoryNeighbours, storyNeighbours } from '../sql/author-threads.ts';
import type { ListReader } from '../sql/thread-lists.ts';
import type { ThreadData } from '../sql/threads.ts';
import type { ReadDeps } from './deps.ts';
import { readerOf } from './viewing.ts';

/** What a thread's page says beside the thread: its author's figures and latest, its place in a story. */
export interface AroundThread {
  figures: FollowCounters;
  more: AuthorThread[];
  story: StoryNeighbours;
}

/** Cache tag of an author's list of threads, moved when one is published. What it shows of each moves with that thread. */
export const shelfTag = (uid: number): string => `s:${uid}`;

const moreShown = 3;
const noStory: StoryNeighbours = { pre: null, next: null };

export async function aroundThread(ctx: Ctx, deps: ReadDeps, thread: ThreadData): Promise<AroundThread> {
  ctx.touch(shelfTag(thread.authorid));
  const reader = await readerOf(ctx, deps);
  const [figures, more, story] = await Promise.all([
    deps.counters(ctx.db, thread.authorid),
    moreByAuthor(ctx.db, thread, reader, moreShown),
    storyOf(ctx, thread, reader),
  ]);
  for (const { tid } of [...more, story.pre, story.next].filter((link) => link !== null)) ctx.touch(`t:${tid}`);
  return { figures, more, story };
}

const storyOf = (ctx: Ctx, { tid, story }: ThreadData, reader: ListReader): Promise<StoryNeighbours> =>
  story === null ? Promise.resolve(noStory) : storyNeighbours(ctx.db, story, tid, reader);
