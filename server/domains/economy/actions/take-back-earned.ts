import type { EarningReason, MoneyReason } from '../../../platform/money-reason.ts';
import { accountOf } from '../rules/ledger.ts';
import { earnedUnder } from '../sql/earned.ts';
import { earningKey } from './earn.ts';
import { takeBack } from './take-back.ts';
import type { Moving } from './transfer.ts';

export interface EarnedBefore {
  uid: number;
  /** What earned. */
  earning: EarningReason;
  reference: string;
  /** Why it is taken back. */
  reason: MoneyReason;
}

/**
 * Takes back what something earned, whatever operators have set since: nothing where it earned nothing, and once however
 * often it is asked for. How often it earned that day stays counted.
 */
export async function takeBackEarned(ctx: Moving, { uid, earning, reference, reason }: EarnedBefore): Promise<void> {
  const key = earningKey({ uid, reason: earning, reference });
  const amount = await earnedUnder(ctx.db, key, accountOf(uid, 'xgold'));
  if (amount > 0) await takeBack(ctx, { key: `taken_back:${key}`, uid, amount, reason, reference });
}
