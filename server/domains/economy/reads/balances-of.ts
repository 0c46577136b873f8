import { currencies } from '../../../../contract/domains/economy/shapes.ts';
import type { ReadCtx } from '../../../platform/context.ts';
import { accountOf } from '../rules/ledger.ts';
import { accountRows } from '../sql/accounts.ts';

export interface Balances {
  xgold: number;
  xcoin: number;
}

/** Cache tag of what a member has. Not `u:`, or every reply that earns would make the author's threads stale. */
export const balanceTag = (uid: number): string => `x:${uid}`;

/** What members have, by uid; 0 for a member who never had anything. `reads` notes them for the page that asks. */
export async function balancesOf(
  { db, reads }: Pick<ReadCtx, 'db' | 'reads'>,
  uids: readonly number[],
): Promise<(uid: number) => Balances> {
  const wanted = [...new Set(uids)];
  for (const uid of wanted) reads(balanceTag(uid));
  const accounts = wanted.flatMap((uid) => currencies.map((currency) => accountOf(uid, currency)));
  const rows = accounts.length === 0 ? [] : await accountRows(db, accounts);
  const byAccount = new Map(rows.map(({ account, balance }) => [account, balance]));
  return (uid) => ({
    xgold: byAccount.get(accountOf(uid, 'xgold')) ?? 0,
    xcoin: byAccount.get(accountOf(uid, 'xcoin')) ?? 0,
  });
}
