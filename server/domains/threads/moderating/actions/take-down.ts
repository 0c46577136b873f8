import type { ModerationRule } from '../../../../../contract/domains/moderation/rules.ts';
import type { JobCtx } from '../../../../platform/jobs/write-in-job.ts';
import { lockPost, type PostData } from '../../../posts/index.ts';
import { replyDeletedOf, threadDeleted } from '../../events.ts';
import { trustTag } from '../../held/trust.ts';
import { hideReply, setMarks } from '../../sql/moderator-marks.ts';
import { insertStrike } from '../../sql/strikes.ts';
import { insertTakedown, type TakedownKind } from '../../sql/takedowns.ts';
import { lockThread, markThreadDeleted, type ThreadData } from '../../sql/threads.ts';
import { changeDigest } from './mark.ts';
import { touchPinned } from './pin.ts';

export interface Taking {
  kind: TakedownKind;
  /** Null: a job. */
  byUid: number | null;
  rule: ModerationRule;
  reason: string;
}

/**
 * Hides a post from everybody, a first one with its thread, so that it can be restored: its pictures stay until then. Its
 * thread; undefined where it is gone by now, or waits for its time.
 */
export async function takeDown(ctx: JobCtx, post: PostData, taking: Taking): Promise<ThreadData | undefined> {
  const { tid, pid } = post;
  const thread = await lockThread(ctx.db, tid);
  if (!thread || thread.deleted_at || thread.status !== 1) return undefined;
  const done = post.position === 1 ? await hideThread(ctx, thread, taking) : await hidePost(ctx, thread, post, taking);
  if (!done) return undefined;
  const { kind, byUid: by_uid, rule, reason } = taking;
  const { authorid } = post;
  await insertTakedown(ctx.db, {
    ...{ tid, pid, kind, country_fid: thread.country_fid, authorid, by_uid, rule, reason, at: ctx.now },
  });
  if (by_uid !== authorid) await insertStrike(ctx.db, { pid, authorid, kind, rule, reason, at: ctx.now });
  ctx.touch(`t:${tid}`);
  ctx.touch(trustTag(authorid));
  return thread;
}

async function hideThread(ctx: JobCtx, thread: ThreadData, { kind }: Taking): Promise<boolean> {
  const { tid, first_pid: pid, fid, country_fid: countryFid, typeid, authorid: uid, created_at } = thread;
  await markThreadDeleted(ctx.db, tid, ctx.now);
  if (thread.displayorder > 0) await setMarks(ctx.db, tid, { displayorder: 0 });
  if (kind === 'removed' && thread.digest > 0) await changeDigest(ctx, thread, 0);
  ctx.emit(threadDeleted({ tid, pid, fid, countryFid, typeid, uid, at: created_at.getTime(), ending: kind }));
  touchPinned(ctx, thread, thread.displayorder);
  return true;
}

async function hidePost(ctx: JobCtx, thread: ThreadData, { pid }: PostData, { kind }: Taking): Promise<boolean> {
  const { tid, fid, country_fid: countryFid, typeid } = thread;
  const post = await lockPost(ctx.db, tid, pid);
  if (!post || !(await hideReply(ctx.db, tid, pid))) return false;
  const place = { tid, pid, fid, countryFid, typeid };
  ctx.emit(replyDeletedOf(thread)({ ...place, uid: post.authorid, at: post.created_at.getTime(), ending: kind }));
  return true;
}
