import type { Db } from '../../../../platform/context.ts';
import { addJobs } from '../../../../platform/jobs/add-job.ts';
import { type JobCtx, writeInJob } from '../../../../platform/jobs/write-in-job.ts';
import { on } from '../../../../platform/outbox/listener.ts';
import { takeBack, transfer } from '../../../economy/index.ts';
import { threadDeleted } from '../../events.ts';
import { lockSales, markRefunded, type Sale } from '../../sql/hidden-sales.ts';
import { hiddenRefunded, hiddenTaken } from '../money.ts';

/** The job that refunds what was paid for a thread that a moderator removed; its payload is the thread's `tid`. */
export const refundHiddenTask = 'threads.refund-hidden';

const salesAtOnce = 50;

/** A thread that a moderator removed gives back what was paid for it; one that its author deleted has earned it. */
export const refundRemoved = on(threadDeleted, (ctx, all) =>
  addJobs(
    ctx.db,
    refundHiddenTask,
    all
      .filter(({ ending }) => ending === 'removed')
      .map(({ tid }) => ({ payload: { tid }, key: `${refundHiddenTask}:${tid}` })),
  ),
);

/** Refunds all who paid, some at a time: there may be thousands. */
export async function refundHidden({ db, clock }: { db: Db; clock: () => Date }, tid: number): Promise<void> {
  for (;;) {
    const refunded = await writeInJob(db, clock(), async (ctx) => {
      const sales = await lockSales(ctx.db, tid, salesAtOnce);
      for (const sale of sales) await refund(ctx, sale);
      const uids = sales.map(({ uid }) => uid);
      if (uids.length > 0) await markRefunded(ctx.db, tid, uids, ctx.now);
      return uids.length;
    });
    if (refunded < salesAtOnce) return;
  }
}

/** The author's account is debited as for anything earned: up to the balance, the rest is a debt. The reader gets all. */
async function refund(ctx: JobCtx, { tid, uid, authorid, xgold, times }: Sale & { times: number }): Promise<void> {
  const paid = `hidden:${tid}:${uid}:${times}`;
  const reference = `tid:${tid}`;
  await takeBack(ctx, { key: `taken_back:${paid}`, uid: authorid, amount: xgold, reason: hiddenTaken, reference });
  await transfer(ctx, {
    ...{ key: `refunded:${paid}`, kind: 'refunded', reason: hiddenRefunded, reference },
    movements: [{ from: 'mint', to: uid, currency: 'xgold', amount: xgold }],
  });
}
