import type { Db } from '../../../../platform/context.ts';
import { writeInJob } from '../../../../platform/jobs/write-in-job.ts';
import { returnGift } from '../actions/end-waiting.ts';
import { waitingRewards } from '../sql/waiting-gifts.ts';

/** The job that gives waiting rewards of what is gone back to their givers; its payload is a thread's `tid`, or a post's with `pid`. */
export const returnGiftsTask = 'threads.return-gifts';

export interface GoneWithGifts {
  tid: number;
  /** Absent for the whole thread. */
  pid?: number | undefined;
}

const atOnce = 50;

/** Gives back what waits for a post or thread that is gone, some at a time. */
export async function returnGifts({ db, clock }: { db: Db; clock: () => Date }, gone: GoneWithGifts): Promise<void> {
  for (;;) {
    const gifts = await waitingRewards(db, { ...gone, most: atOnce });
    for (const gift of gifts) await writeInJob(db, clock(), (ctx) => returnGift(ctx, gift));
    if (gifts.length < atOnce) return;
  }
}
