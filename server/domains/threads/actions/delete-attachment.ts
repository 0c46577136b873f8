import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import { storedMessage, updatePost, withoutPicture } from '../../posts/index.ts';
import { mayDelete } from '../core/policy.ts';
import { updateThreadPictures } from '../core/sql/threads.ts';
import { lockOwnPost, refuseOwnEdit } from './edit-post.ts';

type Call = (typeof threadsCalls)['threads.delete-attachment'];

/** Takes a picture out of one's own post, out of its text too. */
export async function deleteAttachment(ctx: MemberCtx, { tid, pid, aid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { thread, post } = await lockOwnPost(ctx, tid, pid);
  const refusal = mayDelete(ctx.actor, post.authorid);
  if (refusal) refuse(refusal);
  if (post.position === 1) refuseOwnEdit(thread);
  const attachments = post.attachments.filter((picture) => picture.aid !== aid);
  if (attachments.length === post.attachments.length) return refuse('media.unknown_picture');

  await updatePost(ctx.db, tid, pid, { message: withoutPicture(storedMessage(post), aid), attachments }, ctx.now);
  if (post.position === 1) await updateThreadPictures(ctx.db, tid, attachments, ctx.now);
  await detachPictures(ctx, [aid]);
  ctx.stale(`t:${tid}`);
  return { success: 1, aid };
}
