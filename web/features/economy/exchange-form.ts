import { bannerCountries } from '../../../contract/domains/economy/exchange-limits.ts';
import { wholeTyped } from '../../../contract/primitives/figures.ts';
import type { Said } from '../../../contract/primitives/said.ts';

/** What stands in the field: a number where it is one, else nothing. */
export function numberIn(typed: string): number | undefined {
  const number = wholeTyped(typed);
  return number !== undefined && number >= 0 && number <= 999_999 ? number : undefined;
}

/** One less or one more, within what may be had at once; from no number, the first. */
export const stepped = (typed: string, by: 1 | -1, most: number): string =>
  String(Math.min(most, Math.max(1, (numberIn(typed) ?? 0) + by)));

interface Paying {
  xcoinrate: number;
  /** The member's XGold, as the documents spell it. */
  xglodCount: number;
}

/** The XGold that is missing for so many XCoin, by default for one. */
export const lackingFor = ({ xcoinrate, xglodCount }: Paying, number = 1): number =>
  Math.max(0, number * xcoinrate - xglodCount);

/** Whether the order that a refusal is about was paid before. */
export const isMade = (refusal: string | undefined): boolean => refusal === 'economy.exchange_made';

/** What a form that was sent without script says was made before it. */
export const madeBefore = (said: Pick<Said, 'refused'> | undefined): string | undefined =>
  isMade(said?.refused?.name) ? said?.refused?.msg : undefined;

/** Numbers that one press chooses, those above the most left out. */
export const choices = (most: number): number[] => [1, 5, 10].filter((number) => number <= most);

/** Which of the two banners a country's members see (R-EXC-003). */
export const bannerOf = (fid: number): 'own' | 'common' => (bannerCountries.includes(fid) ? 'own' : 'common');

/** Refusals that are about the number, and stand at its field. */
const ofNumber = ['economy.exchange_too_many', 'economy.number_missing', 'economy.left_today', 'wire.bad_input'];
export const isOfNumber = (refusal: string | undefined): boolean => refusal !== undefined && ofNumber.includes(refusal);
