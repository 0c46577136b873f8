import { currencies } from '../../../../contract/domains/economy/shapes.ts';
import type { ReadDb } from '../../../platform/context.ts';
import { accountOf } from '../rules/ledger.ts';
import { accountRows } from '../sql/accounts.ts';
import { heldOf } from '../sql/holds.ts';

export interface Standing {
  balance: number;
  /** What lies on hold. */
  held: number;
  owed: number;
}

/** What a member has of each currency, what of theirs lies on hold, and what they owe. */
export async function standingOf(db: ReadDb, uid: number): Promise<{ xgold: Standing; xcoin: Standing }> {
  const accounts = currencies.map((currency) => accountOf(uid, currency));
  const [rows, held] = await Promise.all([accountRows(db, accounts), heldOf(db, accounts)]);
  const of = (account: number): Standing => {
    const { balance = 0, debt: owed = 0 } = rows.find((row) => row.account === account) ?? {};
    return { balance, held: held.get(account) ?? 0, owed };
  };
  return { xgold: of(accountOf(uid, 'xgold')), xcoin: of(accountOf(uid, 'xcoin')) };
}
