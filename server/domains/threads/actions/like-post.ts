import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addLike, findPost, markLike, refuseBlocked } from '../../posts/index.ts';
import type { ForReader } from '../core/for-reader.ts';
import { mayMark } from '../core/policy.ts';
import { findThread, lockThread, type ThreadData } from '../core/sql/threads.ts';
import { postLiked, postUnliked } from '../events.ts';
import { kindOfThread } from '../kinds/kinds.ts';
import { type Liked, presentLike } from '../present-own.ts';
import { forReaderOrRefused, refuseUnseen } from '../reads/may-see.ts';

interface Target {
  pid: number;
  authorid: number;
  first: boolean;
}

/** Likes a thread's first post. */
export async function likeThread(ctx: MemberCtx, tid: number, set?: number): Promise<Liked> {
  const thread = await markable(ctx, tid);
  return like(ctx, thread, { pid: thread.first_pid, authorid: thread.authorid, first: true }, set);
}

/** Likes any post: `set` 1 sets, 0 clears, absent toggles (R-PST-006). */
export async function likePost(ctx: MemberCtx, pid: number, set?: number): Promise<Liked> {
  const post = await findPost(ctx.db, pid);
  if (post?.status !== 1) return refuse('threads.post_not_exist');
  const thread = await markable(ctx, post.tid, 'threads.post_not_exist');
  await refuseUnseen(ctx, thread, post);
  await refuseBlocked(ctx, [post.authorid]);
  return like(ctx, thread, { pid, authorid: post.authorid, first: post.position === 1 }, set);
}

/** A thread that this member may like and add to the favourites. */
export async function markable(
  ctx: MemberCtx,
  tid: number,
  missing: 'threads.not_exist' | 'threads.post_not_exist' = 'threads.not_exist',
): Promise<ForReader<ThreadData>> {
  const thread = await forReaderOrRefused(ctx, await findThread(ctx.db, tid), missing);
  const refusal = mayMark(ctx.actor, thread);
  if (refusal) refuse(refusal);
  await refuseBlocked(ctx, [thread.authorid]);
  return thread;
}

/** The like's own row decides whether anything changes, so that the count never leaves the rows behind. */
async function like(ctx: MemberCtx, thread: ThreadData, target: Target, set: number | undefined): Promise<Liked> {
  const { uid } = ctx.actor;
  const { tid } = thread;
  const { pid, first } = target;
  if (first) await refuseByKind(ctx, thread);
  const { by, since } = await markLike(ctx.db, { tid, pid, uid, set, now: ctx.now });
  const likes = await addLike(ctx.db, { tid, pid, first, by });
  if (by !== 0) {
    const fact = { tid, pid, uid, authorUid: target.authorid, first, at: since.getTime() };
    ctx.emit(by > 0 ? postLiked(fact) : postUnliked({ ...fact, endedAt: ctx.now.getTime() }));
    ctx.stale(`t:${tid}`);
  }
  return presentLike(by > 0 || set === 1, likes);
}

/** A kind that says when its threads are liked says so with the thread locked: what closes meanwhile waits, or has closed it. */
async function refuseByKind(ctx: MemberCtx, thread: ThreadData): Promise<void> {
  const { mayLike } = kindOfThread(thread);
  if (!mayLike) return;
  const { tid, authorid } = thread;
  await lockThread(ctx.db, tid);
  const refusal = await mayLike(ctx.db, tid, { uid: ctx.actor.uid, authorid, now: ctx.now });
  if (refusal) refuse(refusal);
}
