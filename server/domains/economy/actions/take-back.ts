import type { Currency } from '../../../../contract/domains/economy/shapes.ts';
import type { MoneyReason } from '../../../platform/money-reason.ts';
import { takenBack } from '../money.ts';
import { accountOf, entriesOf, splitTaking } from '../rules/ledger.ts';
import { changeDebt, lockAccount } from '../sql/accounts.ts';
import { takenBy } from '../sql/transfers.ts';
import { claim, type Moving, post } from './transfer.ts';

export interface TakeBack {
  key: string;
  uid: number;
  currency?: Currency;
  amount: number;
  reason?: MoneyReason;
  reference?: string;
  byUid?: number;
}

/** Debits what was earned: up to the balance; the rest is a debt that later earnings settle. */
export async function takeBack(
  ctx: Moving,
  { uid, currency = 'xgold', amount, reason = takenBack, ...rest }: TakeBack,
): Promise<{ taken: number; owed: number }> {
  const movement = { from: uid, to: 'mint', currency, amount } as const;
  // The operation is the whole amount, whatever of it is there: repeated, it finds its first outcome.
  const operation = { ...rest, kind: 'taken-back', reason } as const;
  const account = accountOf(uid, currency);
  const { transfer, repeated } = await claim(ctx, operation, entriesOf([movement]));
  if (repeated) return takenBy(ctx.db, account, transfer);
  const { balance } = await lockAccount(ctx.db, { account, uid, currency });
  const { taken, owed } = splitTaking(balance, amount);
  await post(ctx, transfer, operation, taken > 0 ? entriesOf([{ ...movement, amount: taken }]) : []);
  if (owed > 0) await changeDebt(ctx.db, account, transfer, owed);
  return { taken, owed };
}
