import type { JobCtx } from '../../../platform/jobs/write-in-job.ts';
import { postHold, voidHold } from '../../economy/index.ts';
import type { Gifted } from '../gifted.ts';
import { rewarding } from '../money.ts';
import { dropReward } from '../sql/rewards.ts';
import { takeWaiting, type WaitingGift } from '../sql/waiting-gifts.ts';

/** Pays a waiting gift to its receiver; false where it waits no longer. */
export async function releaseGift(gifted: Gifted, ctx: JobCtx, gift: WaitingGift): Promise<boolean> {
  const { hold, tid, pid, authorid } = gift;
  if (!(await takeWaiting(ctx.db, gift))) return false;
  const what =
    pid === 0
      ? { reason: gifted.sale().reason, reference: `tid:${tid}` }
      : { reason: rewarding, reference: `pid:${pid}` };
  await postHold(ctx, hold, { to: authorid, kind: 'given', ...what });
  return true;
}

/**
 * Gives a waiting gift back to its giver; false where it waits no longer. A reward is counted no more, and may be given
 * anew; what was bought stays open to whoever paid for it.
 */
export async function returnGift(gifted: Gifted, ctx: JobCtx, gift: WaitingGift): Promise<boolean> {
  const { hold, tid, pid, uid } = gift;
  // In the order in which a refund locks them.
  if (pid === 0) await gifted.sale().lock(ctx.db, tid, uid);
  if (!(await takeWaiting(ctx.db, gift))) return false;
  if (pid === 0) await gifted.sale().returned(ctx.db, { tid, uid }, ctx.now);
  else await dropReward(ctx.db, gift);
  await voidHold(ctx, hold);
  ctx.stale(`t:${tid}`);
  return true;
}
