/** Of the exchange of XGold for XCoin (D1 §5, §9). */
export const exchangeLimits = {
  /** Seconds for which a quote is honoured. */
  honoured: 60,
  /** Seconds after which the page loads anew, once an exchange is made. */
  reload: 3,
  /** No number that a field takes is greater; what one exchange allows is the operators' figure. */
  field: 1_000_000,
} as const;

/** Days before the clearing of 31 December on which who holds XCoin is warned. */
export const clearingWarnings = [30, 7, 1] as const;
/** Days after 31 December within which a clearing that was missed is made up for. */
export const clearingLate = 30;

/** Countries whose exchange has a banner of its own (R-EXC-003). */
export const bannerCountries: readonly number[] = [211, 212];

/** What operators may set, as it is where they set nothing (DECISIONS "XCoin rate"). */
export const exchangeFigures = {
  open: true,
  base: 1000,
  lowest: 800,
  highest: 1500,
  perExchange: 10,
  perDay: 20,
  pool: 1000,
} as const;
