import type { Db } from '../../../../../platform/context.ts';
import { writeInJob } from '../../../../../platform/jobs/write-in-job.ts';
import { closeDue } from '../sql/polls.ts';

const atOnce = 100;

/** Closes the polls whose end has come, so that every cached page of them says so. */
export async function closePolls({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  for (;;) {
    const closed = await writeInJob(db, clock(), async (ctx) => {
      const tids = await closeDue(ctx.db, ctx.now, atOnce);
      for (const tid of tids) ctx.stale(`t:${tid}`);
      return tids.length;
    });
    if (closed < atOnce) return;
  }
}
