import type { Db } from '../../../../platform/context.ts';
import { addJobs } from '../../../../platform/jobs/add-job.ts';
import { on } from '../../../../platform/outbox/listener.ts';
import { holdReturned } from '../../../economy/index.ts';
import { postDeleted, privateReplyDeleted, threadDeleted } from '../../events.ts';
import { returnGift } from '../actions/end-waiting.ts';
import { type GoneWithGifts, returnGiftsTask } from '../jobs/return-gifts.ts';
import { giftsOfHolds, threadsWithWaiting } from '../sql/waiting-gifts.ts';

async function returnWhere(db: Db, gone: readonly GoneWithGifts[]): Promise<void> {
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

/** What waits for a post that is gone, or whose hold was ended by others, is its giver's again. */
export const returnGone = [
  on(threadDeleted, ({ db }, all) =>
    returnWhere(
      db,
      all.map(({ tid }) => ({ tid })),
    ),
  ),
  on(postDeleted, ({ db }, all) => returnWhere(db, all)),
  on(privateReplyDeleted, ({ db }, all) => returnWhere(db, all)),
  on(holdReturned, async (ctx, all) => {
    const holds = all.map(({ hold }) => hold);
    for (const gift of await giftsOfHolds(ctx.db, holds)) await returnGift(ctx, gift);
  }),
];
