import type { JobCtx } from '../../../../platform/jobs/write-in-job.ts';
import { postHold, voidHold } from '../../../economy/index.ts';
import { dropReward } from '../../core/sql/rewards.ts';
import { rewarding } from '../../money.ts';
import { saleOfThread } from '../../traits/list.ts';
import { takeWaiting, type WaitingGift } from '../sql/waiting-gifts.ts';

/** Pays a waiting gift to its receiver; false where it waits no longer. */
export async function releaseGift(ctx: JobCtx, gift: WaitingGift): Promise<boolean> {
  const { hold, tid, pid, authorid } = gift;
  if (!(await takeWaiting(ctx.db, gift))) return false;
  const what =
    pid === 0
      ? { reason: saleOfThread().reason, reference: `tid:${tid}` }
      : { reason: rewarding, reference: `pid:${pid}` };
  await postHold(ctx, hold, { to: authorid, kind: 'given', ...what });
  return true;
}

/**
 * Gives a waiting gift back to its giver; false where it waits no longer. A reward is counted no more, and may be given
 * anew; a hidden part stays open to whoever paid for it.
 */
export async function returnGift(ctx: JobCtx, gift: WaitingGift): Promise<boolean> {
  const { hold, tid, pid, uid } = gift;
  // In the order in which a refund locks them.
  if (pid === 0) await saleOfThread().lock(ctx.db, tid, uid);
  if (!(await takeWaiting(ctx.db, gift))) return false;
  if (pid === 0) await saleOfThread().returned(ctx.db, { tid, uid }, ctx.now);
  else await dropReward(ctx.db, gift);
  await voidHold(ctx, hold);
  ctx.stale(`t:${tid}`);
  return true;
}
