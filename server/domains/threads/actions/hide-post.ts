import type { ModerationRule } from '../../../../contract/domains/moderation/rules.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { JobCtx } from '../../../platform/jobs/write-in-job.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockPost, type PostData } from '../../posts/index.ts';
import { staleLists } from '../core/actions/stale-lists.ts';
import { hideReply, setMarks, showReply, undeleteThread } from '../core/sql/moderator-marks.ts';
import { deleteTakedown, insertTakedown, type TakedownKind } from '../core/sql/takedowns.ts';
import { markThreadDeleted, type ThreadData } from '../core/sql/threads.ts';
import { postRestored, replyDeletedOf, threadDeleted, threadRestored } from '../events.ts';
import { changeDigest, stalePinned } from './change-marks.ts';

/** Why a post is hidden, and by whom. */
export interface Taking {
  kind: TakedownKind;
  /** Null: a job. */
  byUid: number | null;
  rule: ModerationRule;
  reason: string;
}

/**
 * Hides a post of a locked thread from everybody, a first one with its thread, so that it can be restored: its pictures
 * stay until then. False where it is gone by now.
 */
export async function hidePost(ctx: JobCtx, thread: ThreadData, post: PostData, taking: Taking): Promise<boolean> {
  const { tid, pid, authorid, position } = post;
  const { kind, byUid: by_uid, rule, reason } = taking;
  if (position === 1) await hideThread(ctx, thread, kind);
  else if (!(await hideAnswer(ctx, thread, pid, kind))) return false;
  await insertTakedown(ctx.db, {
    ...{ tid, pid, kind, country_fid: thread.country_fid, authorid, by_uid, rule, reason, at: ctx.now },
  });
  ctx.stale(`t:${tid}`);
  return true;
}

async function hideThread(ctx: JobCtx, thread: ThreadData, kind: TakedownKind): Promise<void> {
  const { tid, first_pid: pid, fid, country_fid: countryFid, typeid, authorid: uid, created_at } = thread;
  await markThreadDeleted(ctx.db, tid, ctx.now);
  if (thread.displayorder > 0) await setMarks(ctx.db, tid, { displayorder: 0 });
  if (kind === 'removed' && thread.digest > 0) await changeDigest(ctx, thread, 0);
  const moments = { at: created_at.getTime(), endedAt: ctx.now.getTime() };
  ctx.emit(threadDeleted({ tid, pid, fid, countryFid, typeid, uid, ...moments, ending: kind }));
  stalePinned(ctx, thread, thread.displayorder);
}

async function hideAnswer(ctx: JobCtx, thread: ThreadData, pid: number, kind: TakedownKind): Promise<boolean> {
  const { tid, fid, country_fid: countryFid, typeid } = thread;
  const post = await lockPost(ctx.db, tid, pid);
  if (!post || !(await hideReply(ctx.db, tid, pid))) return false;
  const place = { tid, pid, fid, countryFid, typeid };
  const moments = { at: post.created_at.getTime(), endedAt: ctx.now.getTime() };
  ctx.emit(replyDeletedOf(thread)({ ...place, uid: post.authorid, ...moments, ending: kind }));
  return true;
}

/** Shows a post again that is hidden, of a locked thread; a reply of a thread that is gone stays with it. */
export async function showPost(ctx: MemberCtx, thread: ThreadData, post: PostData): Promise<void> {
  const { tid, pid, position } = post;
  if (position === 1) await showThread(ctx, thread);
  else await showAnswer(ctx, thread, post);
  await deleteTakedown(ctx.db, tid, pid);
  ctx.stale(`t:${tid}`);
}

async function showThread(ctx: MemberCtx, thread: ThreadData): Promise<void> {
  const { tid, first_pid: pid, fid, country_fid: countryFid, typeid, authorid: uid, created_at } = thread;
  await undeleteThread(ctx.db, tid);
  const moments = { at: created_at.getTime(), restoredAt: ctx.now.getTime() };
  ctx.emit(threadRestored({ tid, pid, fid, countryFid, typeid, uid, ...moments }));
  staleLists(ctx, { fid, countryFid });
}

async function showAnswer(ctx: MemberCtx, thread: ThreadData, post: PostData): Promise<void> {
  if (thread.deleted_at) refuse('threads.not_exist');
  const { tid, fid, country_fid: countryFid, typeid } = thread;
  const { pid, authorid: uid, created_at } = post;
  if (!(await showReply(ctx.db, tid, pid))) refuse('threads.not_taken_down');
  // What only the author sees counts nowhere.
  const moments = { at: created_at.getTime(), restoredAt: ctx.now.getTime() };
  if (!thread.replies_to_author) ctx.emit(postRestored({ tid, pid, fid, countryFid, typeid, uid, ...moments }));
}
