import type { Db } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { voidExpired } from '../sql/codes.ts';
import { changeStock } from '../sql/goods.ts';
import { goodsTag, storeTag } from '../tags.ts';

const batch = 500;

/** Ends free codes whose time is over, and takes as many pieces out of the stock; run twice, it finds none. */
export async function voidExpiredCodes(db: Db, now: () => Date): Promise<void> {
  for (let more = true; more; ) {
    more = await writeInJob(db, now(), async (ctx) => {
      const ended = await voidExpired(ctx.db, ctx.now, batch);
      for (const [goods, codes] of [...ended].sort(([one], [other]) => one - other)) {
        if ((await changeStock(ctx.db, goods, -codes)) === undefined)
          throw new Error(`goods ${goods} had fewer pieces`);
        ctx.stale(goodsTag(goods));
      }
      if (ended.size > 0) ctx.stale(storeTag);
      return [...ended.values()].reduce((sum, codes) => sum + codes, 0) === batch;
    });
  }
}
