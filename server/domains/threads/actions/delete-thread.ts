import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import type { JobCtx } from '../../../platform/jobs/write-in-job.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import { type Grounds, holdsOffice } from '../../moderation/index.ts';
import { postOf } from '../../posts/index.ts';
import { staleLists } from '../core/actions/stale-lists.ts';
import { mayDelete, mayRead } from '../core/policy.ts';
import { closeHeldOf } from '../core/sql/held.ts';
import { lockThread, markThreadDeleted, type ThreadData } from '../core/sql/threads.ts';
import { type Ending, threadDeleted } from '../events.ts';
import { releasePicturesTask } from '../jobs/release-pictures.ts';
import { kindOfThread } from '../kinds/kinds.ts';
import { forReaderOrRefused } from '../reads/may-see.ts';
import type { Review } from '../review.ts';
import { isHiddenToo, removedBefore } from './taken-down.ts';

type Call = (typeof threadsCalls)['threads.delete'];

/** Deletes a thread: its author for good, with its pictures; a moderator so that it can be restored. */
export const deleteThread =
  (review: Review) =>
  async (ctx: MemberCtx, { tid, ...grounds }: InputOf<Call> & Grounds): Promise<DataOf<Call>> => {
    const thread = await forReaderOrRefused(ctx, await lockThread(ctx.db, tid));
    if (await removedBefore(ctx, { tid, pid: thread.first_pid })) return { tid };
    const isThere = mayRead(ctx.actor, thread) !== 'threads.not_exist';
    if (!isThere && !(await isHiddenToo(ctx, { ...thread, pid: thread.first_pid }))) refuse('threads.not_exist');
    const refusal = mayDelete(ctx.actor, thread.authorid);
    if (!refusal) await dropThread(review, ctx, thread, 'deleted');
    else if (holdsOffice(ctx.actor)) await review.deleteAsModerator(ctx, await postOf(ctx, thread.first_pid), grounds);
    else refuse(refusal);
    return { tid };
  };

/** Deletes a thread that is locked and not deleted, whoever may ask for it; announces it and releases its pictures. */
export async function dropThread(
  { deleteVersions }: Pick<Review, 'deleteVersions'>,
  ctx: JobCtx,
  thread: ThreadData,
  ending: Ending,
): Promise<void> {
  const { tid } = thread;
  await markThreadDeleted(ctx.db, tid, ctx.now);
  await detachPictures(
    ctx,
    thread.attachments.map((picture) => picture.aid),
  );
  await kindOfThread(thread).release(ctx, tid);
  await deleteVersions(ctx.db, { tid, pid: thread.first_pid });
  await closeHeldOf(ctx.db, thread, ctx.now);
  if (thread.replies > 0) await addJob(ctx.db, releasePicturesTask, { tid });

  const place = { fid: thread.fid, countryFid: thread.country_fid };
  // A draft was never announced, so that its end is no news either.
  if (thread.status === 1) {
    const { first_pid: pid, typeid, authorid: uid, created_at } = thread;
    const moments = { at: created_at.getTime(), endedAt: ctx.now.getTime() };
    ctx.emit(threadDeleted({ tid, pid, ...place, typeid, uid, ...moments, ending }));
    staleLists(ctx, place);
  }
  ctx.stale(`t:${tid}`);
}
