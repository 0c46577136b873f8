import { type Currency, currencies } from '../../../../contract/domains/economy/shapes.ts';

/** Where money comes from and goes to beside members. Their order makes their numbers: new ones go to the end. */
export const systemAccounts = ['mint', 'exchange', 'store', 'jackpot', 'expired', 'services'] as const;
type SystemAccount = (typeof systemAccounts)[number];

/** A member by uid, or one of the system's accounts. */
export type Party = number | SystemAccount;

/** An amount that leaves one party and reaches another: whatever is made of movements sums to zero. */
export interface Movement {
  from: Party;
  to: Party;
  currency: Currency;
  amount: number;
}

export interface Entry {
  account: number;
  currency: Currency;
  amount: number;
}

/** The number of a party's account in a currency: members' are positive, the system's negative. */
export function accountOf(party: Party, currency: Currency): number {
  const place = currencies.indexOf(currency);
  if (typeof party === 'number') {
    if (!Number.isSafeInteger(party * 2 + 1) || party < 1) throw new Error(`nobody has the uid ${party}`);
    return party * 2 + place;
  }
  return -(systemAccounts.indexOf(party) * 2 + place + 1);
}

/** The member who owns an account, or undefined for the system's. */
export const ownerOf = (account: number): number | undefined => (account > 0 ? Math.floor(account / 2) : undefined);

/**
 * The entries that movements make, one an account, in the order in which their rows are locked. Movements that make no
 * sense are a bug of the caller.
 */
export function entriesOf(movements: readonly Movement[]): Entry[] {
  if (movements.length === 0) throw new Error('a transfer moves something');
  const byAccount = new Map<number, Entry>();
  const add = (account: number, currency: Currency, amount: number) => {
    const entry = byAccount.get(account);
    if (entry) entry.amount += amount;
    else byAccount.set(account, { account, currency, amount });
  };
  for (const { from, to, currency, amount } of movements) {
    if (!Number.isSafeInteger(amount) || amount < 1) throw new Error(`${amount} is no amount of money`);
    if (from === to) throw new Error(`${from} pays nobody else`);
    add(accountOf(from, currency), currency, -amount);
    add(accountOf(to, currency), currency, amount);
  }
  return [...byAccount.values()].filter(({ amount }) => amount !== 0).sort((a, b) => a.account - b.account);
}

/** What is debited at once, and what stays owed, when somebody has less than is to be taken back. */
export function splitTaking(balance: number, amount: number): { taken: number; owed: number } {
  const taken = Math.min(balance, amount);
  return { taken, owed: amount - taken };
}

/** What of an earning goes to a debt. */
export const settlementOf = (debt: number, earned: number): number => Math.min(debt, earned);
