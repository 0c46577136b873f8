import type { Ctx } from '../../../platform/context.ts';
import type { FollowCounters } from '../../follows/index.ts';
import { type AuthorThread, type StoryNeighbours, storyNeighbours } from '../sql/author-threads.ts';
import type { ListReader } from '../sql/thread-lists.ts';
import type { ThreadData } from '../sql/threads.ts';
import type { ReadDeps } from './deps.ts';
import { moreShown, shelfTag } from './shelf.ts';
import { readerOf } from './viewing.ts';

/** What a thread's page says beside the thread: its author's figures and latest, its place in a story. */
export interface AroundThread {
  figures: FollowCounters;
  more: AuthorThread[];
  story: StoryNeighbours;
}

const noStory: StoryNeighbours = { pre: null, next: null };

export async function aroundThread(ctx: Ctx, deps: ReadDeps, thread: ThreadData): Promise<AroundThread> {
  ctx.touch(shelfTag(thread.authorid));
  const reader = await readerOf(ctx, deps);
  const [figures, shelf, story] = await Promise.all([
    deps.counters(ctx.db, thread.authorid),
    deps.shelf(ctx.db, thread.authorid, reader),
    storyOf(ctx, thread, reader),
  ]);
  const more = shelf.filter(({ tid }) => tid !== thread.tid).slice(0, moreShown);
  for (const { tid } of [...more, story.pre, story.next].filter((link) => link !== null)) ctx.touch(`t:${tid}`);
  return { figures, more, story };
}

const storyOf = (ctx: Ctx, { tid, story }: ThreadData, reader: ListReader): Promise<StoryNeighbours> =>
  story === null ? Promise.resolve(noStory) : storyNeighbours(ctx.db, story, tid, reader);
