import { manualLimits } from '../../../../contract/domains/economy/limits.ts';
import { type Currency, currencies, type ManualWay, manualWays } from '../../../../contract/domains/economy/shapes.ts';
import { wholeTyped } from '../../../../contract/primitives/figures.ts';

/** Whose statement an address asks for, and which part of it. */
export interface MoneyAsked {
  /** Empty while nobody is looked for. */
  who: string;
  currency: Currency;
  /** A reason's name; empty for all. */
  reason: string;
  after: string | undefined;
}

export const moneyAsked = (search: URLSearchParams): MoneyAsked => ({
  who: search.get('who')?.trim() ?? '',
  currency: currencies.find((each) => each === search.get('currency')) ?? 'xgold',
  reason: search.get('reason') ?? '',
  after: search.get('after') ?? undefined,
});

/** What stands in the form of a transfer by hand. */
export interface MoveDraft {
  way: ManualWay;
  currency: Currency;
  amount: string;
  /** Why, as the member reads it. */
  shown: string;
  reason: string;
  /** It was looked at, and the page asks before it moves. */
  asking: boolean;
}

/** Its fields have names of their own, as the statement's currency and reason stand in the same address. */
export const moveDraft = (search: URLSearchParams): MoveDraft => ({
  way: manualWays.find((each) => each === search.get('way')) ?? 'give',
  currency: currencies.find((each) => each === search.get('of')) ?? 'xgold',
  amount: search.get('amount') ?? '',
  shown: search.get('shown') ?? '',
  reason: search.get('why') ?? '',
  asking: search.get('ask') === '1',
});

/** An amount that can be moved; undefined for anything else that was typed. */
export function amountIn(typed: string): number | undefined {
  const amount = wholeTyped(typed) ?? 0;
  return amount >= 1 && amount <= manualLimits.most ? amount : undefined;
}

/** The same page with some parts of its address changed; what is empty is left out. */
export function addressWith(search: URLSearchParams, parts: Readonly<Record<string, string>>): string {
  const changed = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return `?${changed}`;
}
