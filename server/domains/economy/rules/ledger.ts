import { type Currency, currencies } from '../../../../contract/domains/economy/shapes.ts';

/** Where money comes from and goes to beside members. Their order makes their numbers: new ones go to the end. */
export const systemAccounts = ['mint', 'exchange', 'store', 'jackpot', 'expired', 'services', 'held'] as const;
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

/** What stands on a member's account. */
export interface Balance {
  account: number;
  balance: number;
  debt: number;
  /** How many entries it has: the place of the last. */
  places: number;
}

/** A transfer's entries, each with what stands on its account afterwards; of the system's accounts nothing does. */
export interface Placing {
  /** Somebody has too little of this: nothing is placed. */
  lacks?: Currency;
  placed: readonly { entry: Entry; after?: Balance }[];
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

/** Whose an account is, in what everybody may see: the members' together, or one of the system's. */
export const kindOfAccount = (account: number): 'members' | SystemAccount =>
  account > 0 ? 'members' : systemAccounts[Math.floor((-account - 1) / 2)]!;

/** In which currency an account is. */
export const currencyOf = (account: number): Currency => currencies[account > 0 ? account % 2 : (-account - 1) % 2]!;

/**
 * The entries that movements make, one an account, in the order in which their rows are locked. Movements that make no
 * sense are a bug of the caller.
 */
export function entriesOf(movements: readonly Movement[]): Entry[] {
  if (movements.length === 0) throw new Error('a transfer moves something');
  return oneAnAccount(
    movements.flatMap(({ from, to, currency, amount }) => {
      if (!Number.isSafeInteger(amount) || amount < 1) throw new Error(`${amount} is no amount of money`);
      if (from === to) throw new Error(`${from} pays nobody else`);
      return [
        { account: accountOf(from, currency), currency, amount: -amount },
        { account: accountOf(to, currency), currency, amount },
      ];
    }),
  );
}

function oneAnAccount(entries: readonly Entry[]): Entry[] {
  const sums = new Map<number, Entry>();
  for (const entry of entries)
    sums.set(entry.account, { ...entry, amount: entry.amount + (sums.get(entry.account)?.amount ?? 0) });
  return [...sums.values()].filter(({ amount }) => amount !== 0).sort((a, b) => a.account - b.account);
}

/** Puts a transfer onto the accounts of members, which hold what it leaves; where one has too little, they stay as they are. */
export function placeEntries(accounts: Map<number, Balance>, entries: readonly Entry[]): Placing {
  const short = entries.find(({ account, amount }) => {
    const row = accounts.get(account);
    return row !== undefined && amount < 0 && row.balance + amount < 0;
  });
  if (short) return { lacks: short.currency, placed: [] };
  const placed = entries.map((entry) => {
    const row = accounts.get(entry.account);
    if (!row) return { entry };
    const after = { ...row, balance: row.balance + entry.amount, places: row.places + 1 };
    accounts.set(entry.account, after);
    return { entry, after };
  });
  return { placed };
}

/** What is debited at once, and what stays owed, when somebody has less than is to be taken back. */
export function splitTaking(balance: number, amount: number): { taken: number; owed: number } {
  const taken = Math.min(balance, amount);
  return { taken, owed: amount - taken };
}

/** What of an earning goes to a debt. */
export const settlementOf = (debt: number, earned: number): number => Math.min(debt, earned);

/** What a transfer was. */
export interface Moved {
  kind: string;
  entries: readonly Entry[];
  /** What it left owed; below zero what it settled. */
  debts: readonly Entry[];
}

/** Where money lies that somebody has set aside. */
export const heldAccounts: readonly number[] = currencies.map((currency) => accountOf('held', currency));

/**
 * Whether a transfer may be undone by another one: not one that was itself a way back, or settled a debt beside what was
 * earned, or moved money that is held.
 */
export const isReversible = ({ kind, entries, debts }: Moved): boolean =>
  kind !== 'reversed' &&
  kind !== 'settled' &&
  entries.length + debts.length > 0 &&
  !entries.some(({ account }) => heldAccounts.includes(account));

/**
 * What undoes a transfer. What was taken back comes back whole, what was left owed of it too: it may have been settled
 * since.
 */
export const oppositeOf = ({ entries, debts }: Moved): Entry[] =>
  oneAnAccount([
    ...entries.map((entry) => ({ ...entry, amount: -entry.amount })),
    ...debts.flatMap((debt) => [debt, { ...debt, account: accountOf('mint', debt.currency), amount: -debt.amount }]),
  ]);
