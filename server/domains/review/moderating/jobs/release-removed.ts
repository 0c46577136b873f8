import { moderatingLimits } from '../../../../../contract/domains/review/moderating/limits.ts';
import type { Db } from '../../../../platform/context.ts';
import { daysBefore } from '../../../../platform/days.ts';
import { addJob } from '../../../../platform/jobs/add-job.ts';
import { type JobCtx, writeInJob } from '../../../../platform/jobs/write-in-job.ts';
import { detachPictures } from '../../../media/index.ts';
import { lockPost } from '../../../posts/index.ts';
import { kindOfThread, lockThread, releasePicturesTask } from '../../../threads/index.ts';
import { deleteVersions } from '../../sql/versions.ts';
import { takeExpired } from '../sql/taken-down.ts';

const atOnce = 100;

/** Releases the pictures of what moderators deleted, and deletes what it said before, once it can't be restored any more. */
export async function releaseRemoved({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  for (;;) {
    const taken = await writeInJob(db, clock(), async (ctx) => {
      const expired = await takeExpired(ctx.db, daysBefore(ctx.now, moderatingLimits.restoreDays), atOnce);
      for (const place of expired) await release(ctx, place);
      return expired.length;
    });
    if (taken < atOnce) return;
  }
}

async function release(ctx: JobCtx, { tid, pid }: { tid: number; pid: number }): Promise<void> {
  const thread = await lockThread(ctx.db, tid);
  const post = await lockPost(ctx.db, tid, pid);
  if (!thread || !post) return;
  await detachPictures(
    ctx,
    post.attachments.map(({ aid }) => aid),
  );
  await deleteVersions(ctx.db, post);
  if (post.position !== 1) return;
  await kindOfThread(thread).release(ctx, tid);
  if (thread.replies > 0) await addJob(ctx.db, releasePicturesTask, { tid });
}
