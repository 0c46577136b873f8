import type { Currency } from '../../contract/domains/economy/shapes.ts';
import { transfer } from '../../server/domains/economy/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { writeInJob } from '../../server/platform/jobs/write-in-job.ts';
import { gift } from './money.ts';

/** Gives a member money that nothing else of a test has to explain. */
export const giveMoney = (db: Db, at: Date, to: number, amount: number, currency: Currency = 'xgold') =>
  writeInJob(db, at, (ctx) =>
    transfer(ctx, {
      ...{ key: crypto.randomUUID(), kind: 'given', reason: gift },
      movements: [{ from: 'mint', to, currency, amount }],
    }),
  );
