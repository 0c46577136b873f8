import { heldLimits, spamLimits, upheldDays } from '../../../../../contract/domains/review/held/limits.ts';
import type { Db } from '../../../../platform/context.ts';
import { daysBefore } from '../../../../platform/days.ts';
import { writeInJob } from '../../../../platform/jobs/write-in-job.ts';
import { dropPrints } from '../../sql/prints.ts';
import { dropStrikes } from '../../sql/strikes.ts';
import { dropHeld } from '../actions/withdraw-held.ts';
import { lockOldHeld } from '../sql/held-rows.ts';

const atOnce = 100;
const rowsAtOnce = 2000;

/** Deletes what was refused long ago, words that nobody compares any more, and strikes that count no more. */
export async function sweepHeld({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  for (;;) {
    const swept = await writeInJob(db, clock(), async (ctx) => {
      const rows = await lockOldHeld(ctx.db, daysBefore(ctx.now, heldLimits.refusedDays), atOnce);
      for (const row of rows) await dropHeld(ctx, row);
      return rows.length;
    });
    if (swept < atOnce) break;
  }
  const before = new Date(clock().getTime() - spamLimits.repeatHours * 3_600_000);
  while ((await dropPrints(db, before, rowsAtOnce)) === rowsAtOnce);
  while ((await dropStrikes(db, daysBefore(clock(), upheldDays), rowsAtOnce)) === rowsAtOnce);
}
