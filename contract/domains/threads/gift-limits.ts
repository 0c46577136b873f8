/** What operators may set of gifts of new accounts, as it is where they set nothing (DECISIONS "gifts of new accounts"). */
export const giftFigures = {
  /** Days in which an account is new. */
  newDays: 30,
  /** XGold that a member gets a day from all new accounts together. */
  perDay: 500,
};

/** Of gifts that wait (DECISIONS "gifts of new accounts"). */
export const giftLimits = {
  /** Days of an account, or after a gift between members who share an address, until its gifts arrive. */
  waitDays: 7,
  /** Further days in which one that may not write can come back; then its giver has the money again. */
  graceDays: 30,
} as const;
