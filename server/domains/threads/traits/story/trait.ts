import type { storyTrait as shapes } from '../../../../../contract/domains/threads/traits/story/trait.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import type { SharedCtx } from '../../../../platform/reading/parted.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { authorTag } from '../../core/author-tag.ts';
import { readersOf } from '../../core/reads/viewing.ts';
import { findThread, type ThreadData } from '../../core/sql/threads.ts';
import type { Trait } from '../trait.ts';
import { continueStory } from './actions/continue-story.ts';
import { type StoryNeighbours, storyNeighbours } from './sql/stories.ts';

const noStory: StoryNeighbours = { pre: null, next: null };

/** The first part of a story stays it: what others go on with can't go on with them. */
async function storyOfEdit(ctx: MemberCtx, thread: ThreadData, before: number | undefined): Promise<number | null> {
  if (before === undefined || thread.story === thread.tid) return thread.story;
  if (before === thread.tid) return refuse('threads.story_unknown');
  return before === 0 ? null : continueStory(ctx, ctx.actor.uid, before);
}

/** The parts before and after that readers of a kind see; none of somebody whom they don't see. */
async function neighboursOf(ctx: SharedCtx, { tid, story, authorid }: ThreadData): Promise<StoryNeighbours> {
  if (story === null || ctx.whyHidden(authorid) !== undefined) return noStory;
  // Authors see all their own.
  const readers = { ...readersOf(ctx), uid: ctx.isReader(authorid) ? authorid : 0, hidden: [] };
  const found = await storyNeighbours(ctx.db, story, tid, readers);
  for (const link of [found.pre, found.next]) if (link) ctx.reads(`t:${link.tid}`);
  return found;
}

/** One of the author's threads goes on with another. */
export const storyTrait: Trait<typeof shapes> = {
  async take(ctx, { story: asked }, { before }) {
    const { uid } = ctx.actor;
    if (!before) return { columns: { story: asked ? await continueStory(ctx, uid, asked) : null } };
    const story = await storyOfEdit(ctx, before, asked);
    if (story !== before.story) ctx.stale(authorTag(uid));
    return { columns: { story } };
  },
  whole: async (ctx, thread) => ({ fields: { story_nav: await neighboursOf(ctx, thread) } }),
  async edit({ db }, thread) {
    if (!thread || thread.story === null || thread.story === thread.tid) return { story: null };
    // It may be deleted by now.
    const first = await findThread(db, thread.story);
    return { story: first && !first.deleted_at ? { tid: first.tid, subject: first.subject } : null };
  },
};
