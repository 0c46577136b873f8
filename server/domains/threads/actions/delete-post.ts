import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { JobCtx } from '../../../platform/jobs/write-in-job.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import { type Ending, postDeleted } from '../events.ts';
import { mayDelete } from '../policy.ts';
import { findPost, lockPost, markPostDeleted, type PostData } from '../sql/posts.ts';
import { lockThread } from '../sql/threads.ts';
import { deleteThread, dropThread } from './delete-thread.ts';

type Call = (typeof threadsCalls)['threads.delete-post'];

/** Takes one's own reply away: its place stays, and so do its children. A first post goes with its thread. */
export async function deletePost(ctx: MemberCtx, { pid }: InputOf<Call>): Promise<DataOf<Call>> {
  const post = await findPost(ctx.db, pid);
  if (post?.status !== 1) return refuse('threads.post_not_exist');
  const refusal = mayDelete(ctx.actor, post.authorid);
  if (refusal) refuse(refusal);
  if (post.position === 1) return { pid, ...(await deleteThread(ctx, { tid: post.tid })) };
  if (!(await dropReply(ctx, post, 'deleted'))) return refuse('threads.post_not_exist');
  return { pid, tid: post.tid };
}

/** Deletes a reply, whoever may ask for it; false where it, or its thread, is deleted by now. */
async function dropReply(ctx: JobCtx, post: PostData, ending: Ending): Promise<boolean> {
  const { tid, pid } = post;
  const thread = await lockThread(ctx.db, tid);
  // An edit may have come between: its pictures go, not those before.
  const last = await lockPost(ctx.db, tid, pid);
  if (!last || !thread || thread.deleted_at || !(await markPostDeleted(ctx.db, tid, pid, ctx.now))) return false;
  await detachPictures(
    ctx,
    last.attachments.map((picture) => picture.aid),
  );

  const place = { tid, pid, fid: thread.fid, countryFid: thread.country_fid, typeid: thread.typeid };
  ctx.emit(postDeleted({ ...place, uid: post.authorid, at: post.created_at.getTime(), ending }));
  ctx.touch(`t:${post.tid}`);
  return true;
}

/**
 * Deletes any post as its author would, for a domain above whose moderator has decided so; a first post goes with its
 * thread. False where it is deleted by now.
 */
export async function removePost(ctx: JobCtx, pid: number): Promise<boolean> {
  const post = await findPost(ctx.db, pid);
  if (post?.status !== 1) return false;
  if (post.position !== 1) return dropReply(ctx, post, 'removed');
  const thread = await lockThread(ctx.db, post.tid);
  if (!thread || thread.deleted_at) return false;
  await dropThread(ctx, thread, 'removed');
  return true;
}
