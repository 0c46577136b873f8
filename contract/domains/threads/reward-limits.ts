/** Of rewards to authors (D2 §4, §5, §9). */
export const rewardLimits = {
  /** Of those who rewarded a post so many are named, the first ones. */
  shown: 3,
  /** No amount that a field takes is greater; which ones may be given is the operators' figure. */
  field: 1_000_000,
} as const;

/** What operators may set, as it is where they set nothing (DECISIONS "reward to an author"). */
export const rewardFigures = {
  /** XGold that may be chosen, the least first. */
  amounts: [1, 5, 10, 20, 50],
  /** XGold that a member may give in a day of their own. */
  perDay: 100,
};
