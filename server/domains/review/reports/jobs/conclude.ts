import type { Db } from '../../../../platform/context.ts';
import { writeInJob } from '../../../../platform/jobs/write-in-job.ts';
import { conclude } from '../actions/conclude.ts';

/** Carries a decision out in a transaction of its own. */
export const concludeCase = ({ db, clock }: { db: Db; clock: () => Date }, id: number): Promise<void> =>
  writeInJob(db, clock(), (ctx) => conclude(ctx, id));
