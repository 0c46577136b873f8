import type { RefusalName } from '../../../../contract/refusals.ts';

/** What operators allow: XGold that may be chosen, and how much a member may give in a day. */
export interface RewardFigures {
  amounts: readonly number[];
  perDay: number;
}

/** The last day of a member's own calendar on which they gave anything, and how much. */
export interface GivenOn {
  day: string;
  given: number;
}

/**
 * The day that counts for a member, and what they gave on it. Who has moved west, where a day is still on that was over
 * for them, goes on with that one.
 */
export const givenToday = (last: GivenOn | undefined, today: string): GivenOn =>
  last && last.day >= today ? last : { day: today, given: 0 };

/** What a member may still give today; nothing where operators have lowered the figure meanwhile. */
export const leftToGive = ({ perDay }: RewardFigures, { given }: GivenOn): number => Math.max(0, perDay - given);

/** Why so much may not be given today. */
export function whyNotToday(figures: RewardFigures, today: GivenOn, xgold: number): RefusalName | undefined {
  const left = leftToGive(figures, today);
  if (xgold <= left) return undefined;
  return figures.amounts.some((amount) => amount <= left) ? 'threads.reward_left' : 'threads.reward_daily';
}
