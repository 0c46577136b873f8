import { draftLimits } from '../../../../../contract/domains/threads/drafts/limits.ts';
import type { Db } from '../../../../platform/context.ts';
import { daysBefore } from '../../../../platform/days.ts';
import { writeInJob } from '../../../../platform/jobs/write-in-job.ts';
import { detachPictures } from '../../../media/index.ts';
import { sweepSomeDrafts } from '../sql/drafts.ts';

const atOnce = 200;

/** Deletes drafts that nobody has saved for long, those deleted, and what is known of those sent. How many went. */
export async function sweepDrafts({ db, clock }: { db: Db; clock: () => Date }): Promise<number> {
  const { days, restoreDays, sentDays } = draftLimits;
  let swept = 0;
  for (;;) {
    const held = await writeInJob(db, clock(), async (ctx) => {
      const gone = await sweepSomeDrafts(ctx.db, {
        unsaved: daysBefore(ctx.now, days),
        deleted: daysBefore(ctx.now, restoreDays),
        sent: daysBefore(ctx.now, sentDays),
        most: atOnce,
      });
      await detachPictures(ctx, gone.flat());
      return gone;
    });
    swept += held.length;
    if (held.length < atOnce) return swept;
  }
}
