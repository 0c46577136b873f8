import type { MemberReadCtx } from './context.ts';

/** How much an action earns in XGold, and how often at most within its period. */
export interface EarningFigure {
  amount: number;
  times: number;
  per: 'ever' | 'day';
}

/**
 * Why money moves, declared by the domain that pays and handed up in its manifest. Its sentence is the text
 * `<domain>.money.<name>`, with `{amount}` and `{currency}`.
 */
export interface MoneyReason {
  readonly domain: string;
  /** Stored with the transfer: unique over the whole product. */
  readonly name: string;
  /**
   * The page where it was earned: the credited member is notified with a link to it. Absent where they see it at once.
   */
  readonly earnedAt?: `/${string}`;
}

/** What earns by itself, by figures that operators may set; in their form it is the text `<domain>.earning.<name>`. */
export interface EarningReason extends MoneyReason {
  /** The product's own figures. */
  readonly earns: EarningFigure;
}

/**
 * Pages of what a domain's money was for, by the references that its transfers store; what is gone, or what the reader
 * may not see, has none. Asked once for a page of entries.
 */
export type MoneyPages = (
  ctx: Pick<MemberReadCtx, 'db' | 'actor'>,
  references: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** Declares why money moves. */
export const defineReason = (
  domain: string,
  name: string,
  facts: Omit<MoneyReason, 'domain' | 'name'> = {},
): MoneyReason => ({ domain, name, ...facts });

/** Declares what an action earns. */
export const defineEarning = (
  domain: string,
  name: string,
  facts: Omit<EarningReason, 'domain' | 'name'>,
): EarningReason => ({ domain, name, ...facts });

export const isEarning = (reason: MoneyReason): reason is EarningReason => 'earns' in reason;

/** Text id of what it is called in a list of reasons, without an amount. */
export const reasonShortText = (reason: MoneyReason): string =>
  `${reason.domain}.${isEarning(reason) ? 'earning' : 'reason'}.${reason.name}`;

/** Text id of a reason's sentence. */
export const reasonText = ({ domain, name }: MoneyReason): string => `${domain}.money.${name}`;
