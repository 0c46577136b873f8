import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import { postDeleted } from '../events.ts';
import { mayDelete } from '../policy.ts';
import { findPost, lockPost, markPostDeleted } from '../sql/posts.ts';
import { lockThread } from '../sql/threads.ts';
import { deleteThread } from './delete-thread.ts';

type Call = (typeof threadsCalls)['threads.delete-post'];

/** Takes one's own reply away: its place stays, and so do its children. A first post goes with its thread. */
export async function deletePost(ctx: MemberCtx, { pid }: InputOf<Call>): Promise<DataOf<Call>> {
  const post = await findPost(ctx.db, pid);
  if (post?.status !== 1) return refuse('threads.post_not_exist');
  const refusal = mayDelete(ctx.actor, post.authorid);
  if (refusal) refuse(refusal);
  if (post.position === 1) return { pid, ...(await deleteThread(ctx, { tid: post.tid })) };

  const thread = await lockThread(ctx.db, post.tid);
  // An edit may have come between: its pictures go, not those before.
  const last = await lockPost(ctx.db, post.tid, pid);
  if (!last || !thread || thread.deleted_at || !(await markPostDeleted(ctx.db, post.tid, pid, ctx.now))) {
    return refuse('threads.post_not_exist');
  }
  await detachPictures(
    ctx,
    last.attachments.map((picture) => picture.aid),
  );

  const place = { tid: post.tid, pid, fid: thread.fid, countryFid: thread.country_fid };
  ctx.emit(postDeleted({ ...place, uid: post.authorid, at: post.created_at.getTime() }));
  ctx.touch(`t:${post.tid}`);
  return { pid, tid: post.tid };
}
