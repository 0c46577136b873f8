import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { JobCtx } from '../../../platform/jobs/write-in-job.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import { type Grounds, recordAct } from '../../moderation/index.ts';
import { findPost, lockPost, markPostDeleted, type PostData } from '../../posts/index.ts';
import { type Ending, replyDeletedOf } from '../events.ts';
import { isHiddenToo, moderateAway, removedBefore } from '../moderating/actions/ban-post.ts';
import type { People } from '../moderating/actions/moderated.ts';
import { type Taking, takeDown } from '../moderating/actions/take-down.ts';
import { holdsOffice } from '../moderating/policy.ts';
import { mayDelete } from '../policy.ts';
import { metOrOwn } from '../reads/sight.ts';
import { findThread, lockThread } from '../sql/threads.ts';
import { deleteVersions } from '../sql/versions.ts';
import { deleteThread } from './delete-thread.ts';

type Call = (typeof threadsCalls)['threads.delete-post'];

/** Deletes a reply: its place stays, and so do its children. A first post goes with its thread. */
export const deletePost =
  (people: People) =>
  async (ctx: MemberCtx, { pid, ...grounds }: InputOf<Call> & Grounds): Promise<DataOf<Call>> => {
    const post = await findPost(ctx.db, pid);
    if (!post) return refuse('threads.post_not_exist');
    const { tid } = post;
    await refuseShut(ctx, post);
    if (await removedBefore(ctx, post)) return { pid, tid };
    if (post.status !== 1 && !(await isHiddenToo(ctx, post))) return refuse('threads.post_not_exist');
    if (post.position === 1) return { pid, ...(await deleteThread(people)(ctx, { tid, ...grounds })) };
    const refusal = mayDelete(ctx.actor, post.authorid);
    if (!refusal) await deleteOwnReply(ctx, post);
    else if (holdsOffice(ctx.actor)) await moderateAway(people, ctx, post, { kind: 'removed', ...grounds });
    else refuse(refusal);
    return { pid, tid };
  };

/** Refuses another's post to whom its group shuts out, as if it weren't there. */
export async function refuseShut(ctx: MemberCtx, post: PostData): Promise<void> {
  const thread = await findThread(ctx.db, post.tid);
  if (thread) await metOrOwn(ctx, thread, post);
}

/** Deletes a reply by its author: its pictures go at once. */
export async function deleteOwnReply(ctx: JobCtx, post: PostData): Promise<void> {
  if (!(await dropReply(ctx, post, 'deleted'))) refuse('threads.post_not_exist');
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

  await deleteVersions(ctx.db, last);

  const place = { tid, pid, fid: thread.fid, countryFid: thread.country_fid, typeid: thread.typeid };
  const writers = { uid: post.authorid, threadUid: thread.authorid };
  ctx.emit(replyDeletedOf(thread)({ ...place, ...writers, at: post.created_at.getTime(), ending }));
  ctx.touch(`t:${post.tid}`);
  return true;
}

/**
 * Deletes any post, for a domain above whose moderator has decided so, so that it can be restored; a first post goes with
 * its thread. The act's number, for an appeal; 0 where it is deleted by now.
 */
export async function removePost(ctx: JobCtx, pid: number, by: Pick<Taking, 'byUid'> & Grounds): Promise<number> {
  const post = await findPost(ctx.db, pid);
  if (post?.status !== 1) return 0;
  const thread = await takeDown(ctx, post, { kind: 'removed', ...by });
  return thread ? recordAct(ctx, { act: 'delete', post, countryFid: thread.country_fid, ...by }) : 0;
}
