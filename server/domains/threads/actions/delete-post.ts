import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { JobCtx } from '../../../platform/jobs/write-in-job.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import { type Grounds, holdsOffice } from '../../moderation/index.ts';
import { findPost, lockPost, markPostDeleted, type PostData } from '../../posts/index.ts';
import { mayDelete } from '../core/policy.ts';
import { findThread, lockThread } from '../core/sql/threads.ts';
import { type Ending, replyDeletedOf } from '../events.ts';
import { forReaderOrAuthor } from '../reads/may-see.ts';
import type { Review } from '../review.ts';
import { deleteThread } from './delete-thread.ts';
import { isHiddenToo, removedBefore } from './taken-down.ts';

type Call = (typeof threadsCalls)['threads.delete-post'];

/** Deletes a reply: its place stays, and so do its children. A first post goes with its thread. */
export const deletePost =
  (review: Review) =>
  async (ctx: MemberCtx, { pid, ...grounds }: InputOf<Call> & Grounds): Promise<DataOf<Call>> => {
    const post = await findPost(ctx.db, pid);
    if (!post) return refuse('threads.post_not_exist');
    const { tid } = post;
    await refuseShut(ctx, post);
    if (await removedBefore(ctx, post)) return { pid, tid };
    if (post.status !== 1 && !(await isHiddenToo(ctx, post))) return refuse('threads.post_not_exist');
    if (post.position === 1) return { pid, ...(await deleteThread(review)(ctx, { tid, ...grounds })) };
    const refusal = mayDelete(ctx.actor, post.authorid);
    if (!refusal) await deleteOwnReply(review, ctx, post);
    else if (holdsOffice(ctx.actor)) await review.deleteAsModerator(ctx, post, grounds);
    else refuse(refusal);
    return { pid, tid };
  };

/** Refuses another's post to whom its group shuts out, as if it weren't there. */
export async function refuseShut(ctx: MemberCtx, post: PostData): Promise<void> {
  const thread = await findThread(ctx.db, post.tid);
  if (thread) await forReaderOrAuthor(ctx, thread, post);
}

/** Deletes a reply by its author: its pictures go at once. */
export async function deleteOwnReply(review: Review, ctx: JobCtx, post: PostData): Promise<void> {
  if (!(await dropReply(review, ctx, post, 'deleted'))) refuse('threads.post_not_exist');
}

/** Deletes a reply, whoever may ask for it; false where it, or its thread, is deleted by now. */
async function dropReply(review: Review, ctx: JobCtx, post: PostData, ending: Ending): Promise<boolean> {
  const { tid, pid } = post;
  const thread = await lockThread(ctx.db, tid);
  // An edit may have come between: its pictures go, not those before.
  const last = await lockPost(ctx.db, tid, pid);
  if (!last || !thread || thread.deleted_at || !(await markPostDeleted(ctx.db, tid, pid, ctx.now))) return false;
  await detachPictures(
    ctx,
    last.attachments.map((picture) => picture.aid),
  );

  await review.deleteVersions(ctx.db, last);

  const place = { tid, pid, fid: thread.fid, countryFid: thread.country_fid, typeid: thread.typeid };
  const writers = { uid: post.authorid, threadUid: thread.authorid };
  const moments = { at: post.created_at.getTime(), endedAt: ctx.now.getTime() };
  ctx.emit(replyDeletedOf(thread)({ ...place, ...writers, ...moments, ending }));
  ctx.stale(`t:${post.tid}`);
  return true;
}
