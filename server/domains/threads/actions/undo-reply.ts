import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { threadLimits } from '../../../../contract/domains/threads/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import { findPost, removeReply } from '../../posts/index.ts';
import { lockThread } from '../core/sql/threads.ts';
import { replyDeletedOf } from '../events.ts';
import type { Review } from '../review.ts';
import { deleteOwnReply, refuseShut } from './delete-post.ts';

type Call = (typeof threadsCalls)['threads.undo-reply'];

/**
 * Takes one's own reply back within its first seconds; of one that went so before nothing is known. One that somebody has
 * answered keeps its place, as when it is deleted.
 */
export const undoReply =
  (review: Review) =>
  async (ctx: MemberCtx, { pid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const post = await findPost(ctx.db, pid);
    if (!post) return refuse('threads.post_not_exist');
    await refuseShut(ctx, post);
    if (post.authorid !== ctx.actor.uid || post.position === 1) return refuse('threads.not_yours');
    if (post.status !== 1) return { pid };
    const age = ctx.now.getTime() - post.created_at.getTime();
    if (age > threadLimits.undoSeconds * 1000) return refuse('threads.undo_too_late');

    const { tid } = post;
    const thread = await lockThread(ctx.db, tid);
    if (!thread || thread.deleted_at) return { pid };
    const pictures = await removeReply(ctx.db, { tid, pid, parentPid: post.parent_pid });
    if (!pictures) {
      // Gone since it was read, or answered.
      const now = await findPost(ctx.db, pid);
      if (now?.status === 1) await deleteOwnReply(review, ctx, now);
      return { pid };
    }
    await detachPictures(
      ctx,
      pictures.map(({ aid }) => aid),
    );
    await review.deleteVersions(ctx.db, post);
    const place = { tid, pid, fid: thread.fid, countryFid: thread.country_fid, typeid: thread.typeid };
    const writers = { uid: post.authorid, threadUid: thread.authorid };
    const moments = { at: post.created_at.getTime(), endedAt: ctx.now.getTime() };
    ctx.emit(replyDeletedOf(thread)({ ...place, ...writers, ...moments, ending: 'undone' }));
    ctx.stale(`t:${tid}`);
    return { pid };
  };
