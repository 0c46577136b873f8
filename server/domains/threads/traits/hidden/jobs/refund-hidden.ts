import { hiddenLimits } from '../../../../../../contract/domains/threads/traits/hidden/limits.ts';
import type { Db } from '../../../../../platform/context.ts';
import { addJobs } from '../../../../../platform/jobs/add-job.ts';
import { type JobCtx, writeInJob } from '../../../../../platform/jobs/write-in-job.ts';
import { on } from '../../../../../platform/outbox/listener.ts';
import { takeBack, transfer, voidHold } from '../../../../economy/index.ts';
import { takeWaitingSale } from '../../../../gifts/index.ts';
import { type Ending, threadDeleted } from '../../../events.ts';
import { hiddenRefunded, hiddenTaken } from '../money.ts';
import { lockSales, markRefunded, type Sale } from '../sql/hidden-sales.ts';

/** The job that refunds what was paid for a thread that a moderator removed; its payload is the thread's `tid`. */
export const refundHiddenTask = 'threads.refund-hidden';

const salesAtOnce = 50;

/** Of a thread that its author deletes only what was paid in these last days is refunded. */
const refundedMilliseconds = hiddenLimits.refundedDays * 86_400_000;

/** A thread that a moderator removed gives back all that was paid for it, one that its author deleted what was paid of late. */
export const refundRemoved = on(threadDeleted, (ctx, all) =>
  addJobs(
    ctx.db,
    refundHiddenTask,
    all
      .filter(({ ending }) => ending === 'removed' || ending === 'deleted')
      .map(({ tid, ending }) => ({
        payload: { tid, since: sinceOf(ending, ctx.now) },
        key: `${refundHiddenTask}:${tid}`,
      })),
  ),
);

/** From when on payments are refunded, in milliseconds since 1970. */
const sinceOf = (ending: Ending | undefined, now: Date): number =>
  ending === 'removed' ? 0 : now.getTime() - refundedMilliseconds;

/** Refunds all who paid since a moment, some at a time: there may be thousands. */
export async function refundHidden(
  { db, clock }: { db: Db; clock: () => Date },
  { tid, since = 0 }: { tid: number; since?: number },
): Promise<void> {
  for (;;) {
    const refunded = await writeInJob(db, clock(), async (ctx) => {
      const sales = await lockSales(ctx.db, { tid, since: new Date(since), most: salesAtOnce });
      for (const sale of sales) await refund(ctx, sale);
      const uids = sales.map(({ uid }) => uid);
      if (uids.length > 0) await markRefunded(ctx.db, tid, uids, ctx.now);
      return uids.length;
    });
    if (refunded < salesAtOnce) return;
  }
}

/**
 * What waits still is given back as it lies. Of what has arrived the author's account is debited as for anything earned: up to the
 * balance, the rest is a debt. The reader gets all.
 */
async function refund(ctx: JobCtx, { tid, uid, authorid, xgold, times }: Sale & { times: number }): Promise<void> {
  const waiting = await takeWaitingSale(ctx.db, { tid, uid });
  if (waiting !== undefined) return void (await voidHold(ctx, waiting));
  const paid = `hidden:${tid}:${uid}:${times}`;
  const reference = `tid:${tid}`;
  await takeBack(ctx, { key: `taken_back:${paid}`, uid: authorid, amount: xgold, reason: hiddenTaken, reference });
  await transfer(ctx, {
    ...{ key: `refunded:${paid}`, kind: 'refunded', reason: hiddenRefunded, reference },
    movements: [{ from: 'mint', to: uid, currency: 'xgold', amount: xgold }],
  });
}
