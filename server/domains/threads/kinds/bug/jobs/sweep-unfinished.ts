import { bugLimits } from '../../../../../../contract/domains/threads/kinds/bug/limits.ts';
import type { Db } from '../../../../../platform/context.ts';
import { type JobCtx, writeInJob } from '../../../../../platform/jobs/write-in-job.ts';
import { dropThread } from '../../../actions/delete-thread.ts';
import { lockThread } from '../../../core/sql/threads.ts';
import type { Review } from '../../../review.ts';
import { dropUnfinished, lacksOptions, unfinishedBefore } from '../sql/reports.ts';

const atOnce = 100;
const hour = 3_600_000;

/** Deletes reports whose options never came. */
export async function sweepUnfinished({
  db,
  clock,
  review,
}: {
  db: Db;
  clock: () => Date;
  review: Pick<Review, 'deleteVersions'>;
}): Promise<void> {
  let found: number;
  do {
    const before = new Date(clock().getTime() - bugLimits.unfinishedHours * hour);
    const tids = await unfinishedBefore(db, before, atOnce);
    for (const tid of tids) await writeInJob(db, clock(), (ctx) => sweep(ctx, review, tid));
    found = tids.length;
  } while (found === atOnce);
}

async function sweep(ctx: JobCtx, review: Pick<Review, 'deleteVersions'>, tid: number): Promise<void> {
  const thread = await lockThread(ctx.db, tid);
  // Its options may have come while the lock was waited for.
  if (!thread || !(await lacksOptions(ctx.db, tid))) return;
  if (!thread.deleted_at) await dropThread(review, ctx, thread, 'deleted');
  await dropUnfinished(ctx.db, tid);
}
