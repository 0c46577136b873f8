import type { JobCtx } from '../../../../platform/jobs/write-in-job.ts';
import type { PostData } from '../../../posts/index.ts';
import { hidePost, lockThread, type Taking, type ThreadData } from '../../../threads/index.ts';
import { insertStrike } from '../../sql/strikes.ts';
import { trustTag } from '../../trust-tag.ts';

/**
 * Hides a post from everybody, a first one with its thread, which counts against its author's trust. Its thread; undefined
 * where it is gone by now, or waits for its time.
 */
export async function takeDown(ctx: JobCtx, post: PostData, taking: Taking): Promise<ThreadData | undefined> {
  const thread = await lockThread(ctx.db, post.tid);
  if (!thread || thread.deleted_at || thread.status !== 1) return undefined;
  if (!(await hidePost(ctx, thread, post, taking))) return undefined;
  const { kind, byUid, rule, reason } = taking;
  const { pid, authorid } = post;
  if (byUid !== authorid) await insertStrike(ctx.db, { pid, authorid, kind, rule, reason, at: ctx.now });
  ctx.stale(trustTag(authorid));
  return thread;
}
