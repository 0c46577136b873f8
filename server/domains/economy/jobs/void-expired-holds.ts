import type { Db } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { voidHold } from '../actions/hold.ts';
import { expiredHolds } from '../sql/holds.ts';

const atOnce = 200;

/** Gives back what was held for longer than it may be, each hold by itself; how many. */
export async function voidExpiredHolds(db: Db, now: Date): Promise<number> {
  let ended = 0;
  for (;;) {
    const over = await expiredHolds(db, now, atOnce);
    for (const number of over) await writeInJob(db, now, (ctx) => voidHold(ctx, number, 'expired')).catch(isPosted);
    ended += over.length;
    if (over.length < atOnce) return ended;
  }
}

/** Somebody posted it before it was over, and finished meanwhile. */
function isPosted(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
