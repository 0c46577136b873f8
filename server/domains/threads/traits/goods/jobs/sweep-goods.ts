import type { Db } from '../../../../../platform/context.ts';
import { daysBefore } from '../../../../../platform/days.ts';
import { writeInJob } from '../../../../../platform/jobs/write-in-job.ts';
import { detachPictures } from '../../../../media/index.ts';
import { aidsOf } from '../actions/look-up.ts';
import { deleteUnusedGoods } from '../sql/goods.ts';

const retentionDays = 30;
const atOnce = 200;

/** Deletes products that no post shows and nobody has looked up for a month, with their pictures. How many went. */
export async function sweepGoods({ db, clock }: { db: Db; clock: () => Date }): Promise<number> {
  const before = daysBefore(clock(), retentionDays);
  let swept = 0;
  for (;;) {
    const round = await writeInJob(db, clock(), async (ctx) => {
      const pictures = await deleteUnusedGoods(ctx.db, before, atOnce);
      await detachPictures(ctx, aidsOf(pictures));
      return pictures.length;
    });
    swept += round;
    if (round < atOnce) return swept;
  }
}
