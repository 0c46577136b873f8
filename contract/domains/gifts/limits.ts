/** Of rewards to authors (D2 §4, §5, §9). */
export const rewardLimits = {
  /** Of those who rewarded a post so many are named, the first ones. */
  shown: 3,
  /** No amount that a field takes is greater; which ones may be given is the operators' figure. */
  field: 1_000_000,
} as const;

/** What operators may set of rewards, as it is where they set nothing (DECISIONS "reward to an author"). */
export const rewardFigures = {
  /** XGold that may be chosen, the least first. */
  amounts: [1, 5, 10, 20, 50],
  /** XGold that a member may give in a day of their own. */
  perDay: 100,
};

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
