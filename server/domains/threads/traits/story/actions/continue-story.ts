import type { Ctx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { lockThread } from '../../../core/sql/threads.ts';
import { mayContinue } from '../policy.ts';
import { beginStory } from '../sql/stories.ts';

/**
 * The story that a thread joins by going on with one of its author's own, as the tid of its first part. That one becomes
 * the first part if it stood alone.
 */
export async function continueStory(ctx: Ctx, uid: number, tid: number): Promise<number> {
  const before = await lockThread(ctx.db, tid);
  const refusal = mayContinue(uid, before);
  if (refusal || !before) return refuse(refusal ?? 'threads.story_unknown');
  if (before.story !== null) return before.story;
  await beginStory(ctx.db, tid);
  ctx.stale(`t:${tid}`);
  return tid;
}
