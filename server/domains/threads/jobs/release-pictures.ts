import type { Db } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { detachPictures } from '../../media/index.ts';
import { takePictures } from '../../posts/index.ts';
import type { Review } from '../review.ts';

/** The job that lets the pictures of a deleted thread's replies go; its payload is the thread's `tid`. */
export const releasePicturesTask = 'threads.let-pictures-go';

const repliesAtOnce = 100;
const versionsAtOnce = 500;
/** The first post's pictures went with the thread itself. */
const firstPosition = 1;

/**
 * Releases what the replies of a deleted thread showed, and deletes what they said before: a thread may have thousands,
 * so nobody waits for it. The replies forget their pictures in the transaction that releases these, so that none is released twice.
 */
export async function releaseReplyPictures(
  { db, clock, review }: { db: Db; clock: () => Date; review: Review },
  tid: number,
): Promise<void> {
  let more = true;
  while (more) more = await writeInJob(db, clock(), (ctx) => review.deleteVersionsIn(ctx.db, tid, versionsAtOnce));
  let after = firstPosition;
  for (;;) {
    const taken = await writeInJob(db, clock(), async (ctx) => {
      const replies = await takePictures(ctx.db, tid, after, repliesAtOnce);
      await detachPictures(
        ctx,
        replies.flatMap(({ attachments }) => attachments.map(({ aid }) => aid)),
      );
      return replies;
    });
    if (taken.length < repliesAtOnce) return;
    after = taken.at(-1)!.position;
  }
}
