import type { Db } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { salesTurned } from '../sql/goods.ts';
import { goodsTag, storeTag } from '../tags.ts';

/** Further back than the time between two runs, so that one that comes late misses none. */
const lookBackMilliseconds = 3_600_000;
const most = 1000;

/** Moves the tags of goods whose sale began or ended lately: cached pages then say so. */
export const markSales = (db: Db, now: Date): Promise<void> =>
  writeInJob(db, now, async ({ db: tx, stale }) => {
    const ids = await salesTurned(tx, { from: new Date(now.getTime() - lookBackMilliseconds), to: now, most });
    for (const id of ids) stale(goodsTag(id));
    if (ids.length > 0) stale(storeTag);
  });
