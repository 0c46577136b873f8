import type { Night, Sum } from '../../../../contract/domains/economy/night.ts';
import { type Currency, currencies } from '../../../../contract/domains/economy/shapes.ts';
import { currencyOf, kindOfAccount, systemAccounts } from './ledger.ts';

/** What a transfer moved on one account: money, or what is owed. */
export interface Part {
  what: 'entry' | 'debt';
  account: number;
  amount: number;
  /** Its number on a member's account; null on the system's, and for a debt. */
  place: number | null;
  held: number | null;
}

/** What a transfer says of itself, to all who have a part in it. */
export interface TransferFacts {
  id: number;
  kind: string;
  reason: string;
  reference: string;
  /** To the microsecond, in UTC. */
  at: string;
}

/** What is hashed of a thing: JSON without spaces, so that anybody can write it in any language. */
export const canonical = {
  part: (salt: string, transfer: number, { what, account, amount, place, held }: Part): string =>
    JSON.stringify(['baobab.part.1', salt, transfer, what, account, currencyOf(account), amount, place, held]),
  /** Who made it happen, where it is somebody else. */
  by: (salt: string, transfer: number, uid: number | null): string =>
    JSON.stringify(['baobab.by.1', salt, transfer, uid]),
  transfer: ({ id, kind, reason, reference, at }: TransferFacts, parts: readonly string[]): string =>
    JSON.stringify(['baobab.transfer.1', id, kind, reason, reference, at, parts]),
  night: ({ number, day, previous, transfers, upto, root, sums }: Omit<Night, 'head'>): string =>
    JSON.stringify([
      ...['baobab.night.1', number, day, previous, transfers, upto, root],
      sums.map(({ currency, account, amount }) => [currency, account, amount]),
    ]),
} as const;

/** A node of a tree beside the way from a leaf to the root. */
interface Sibling {
  level: number;
  place: number;
  /** It comes before the way's own node. */
  isLeft: boolean;
}

/** What stands beside the way from a leaf to the root; a node without a partner goes up as it is (as in RFC 9162). */
export function siblingsOf(index: number, count: number): Sibling[] {
  const found: Sibling[] = [];
  let [at, size] = [index, count];
  for (let level = 0; size > 1; level += 1) {
    const place = at % 2 === 0 ? at + 1 : at - 1;
    if (place < size) found.push({ level, place, isLeft: place < at });
    [at, size] = [Math.floor(at / 2), Math.ceil(size / 2)];
  }
  return found;
}

const dayMilliseconds = 86_400_000;

/**
 * The day under which the books are closed; undefined where that was done. Whoever's clock is a day behind has closed
 * already; one that once ran far ahead closes under its last day until it is reached.
 */
export function dayToClose(today: string, last: string | undefined): string | undefined {
  if (last === undefined || last < today) return today;
  return Date.parse(last) - Date.parse(today) > dayMilliseconds ? last : undefined;
}

const order = ['members', ...systemAccounts] as const;

/** What kinds of account hold, with what a transfer moved added to it. */
export type Sums = Map<string, number>;

const keyOf = (currency: Currency, account: string): string => `${currency} ${account}`;

export const sumsFrom = (rows: readonly Sum[]): Sums =>
  new Map(rows.map(({ currency, account, amount }) => [keyOf(currency, account), amount]));

export function addParts(sums: Sums, parts: readonly Part[]): void {
  for (const { what, account, amount } of parts) {
    if (what === 'debt') continue;
    const key = keyOf(currencyOf(account), kindOfAccount(account));
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
}

/** One row for each kind of account that money ever came to or left, always in one order. */
export const rowsOf = (sums: Sums): Sum[] =>
  currencies.flatMap((currency) =>
    order.flatMap((account) => {
      const amount = sums.get(keyOf(currency, account));
      return amount === undefined ? [] : [{ currency, account, amount }];
    }),
  );
