import type { Db } from '../../../platform/context.ts';
import { addJobs } from '../../../platform/jobs/add-job.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { returnGift } from '../actions/end-waiting.ts';
import type { Gifted } from '../gifted.ts';
import { threadsWithWaiting, waitingRewards } from '../sql/waiting-gifts.ts';

/** The job that gives waiting rewards of what is gone back to their givers; its payload is a thread's `tid`, or a post's with `pid`. */
export const returnGiftsTask = 'threads.return-gifts';

export interface GoneWithGifts {
  tid: number;
  /** Absent for the whole thread. */
  pid?: number | undefined;
}

/** What waits for posts or threads that are gone is given back soon. */
export async function returnRewardsOf(db: Db, gone: readonly GoneWithGifts[]): Promise<void> {
  const waiting = await threadsWithWaiting(
    db,
    gone.map(({ tid }) => tid),
  );
  await addJobs(
    db,
    returnGiftsTask,
    gone
      .filter(({ tid }) => waiting.has(tid))
      .map(({ tid, pid }) => ({ payload: { tid, pid }, key: `${returnGiftsTask}:${tid}:${pid ?? ''}` })),
  );
}

const atOnce = 50;

/** Gives back what waits for a post or thread that is gone, some at a time. */
export async function returnGifts(
  { db, clock, gifted }: { db: Db; clock: () => Date; gifted: Gifted },
  gone: GoneWithGifts,
): Promise<void> {
  for (;;) {
    const gifts = await waitingRewards(db, { ...gone, most: atOnce });
    for (const gift of gifts) await writeInJob(db, clock(), (ctx) => returnGift(gifted, ctx, gift));
    if (gifts.length < atOnce) return;
  }
}
