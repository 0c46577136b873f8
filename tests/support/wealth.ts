import type { Currency } from '../../contract/domains/economy/shapes.ts';
import { type Moving, transfer } from '../../server/domains/economy/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { writeInJob } from '../../server/platform/jobs/write-in-job.ts';
import { gift } from './money.ts';

/** Gives a member money that nothing else of a test has to explain, in a transaction that there is. */
export const giveWithin = (ctx: Moving, to: number, amount: number, currency: Currency = 'xgold') =>
  transfer(ctx, {
    ...{ key: crypto.randomUUID(), kind: 'given', reason: gift },
    movements: [{ from: 'mint', to, currency, amount }],
  });

/** The same in a transaction of its own. */
export const giveMoney = (db: Db, at: Date, to: number, amount: number, currency?: Currency) =>
  writeInJob(db, at, (ctx) => giveWithin(ctx, to, amount, currency));
