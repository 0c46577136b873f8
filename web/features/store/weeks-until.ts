const daysOfAWeek = 7;
/** Beyond a year it says nothing any more. */
const mostWeeks = 52;

interface Lacking {
  /** XCoin that are lacking. */
  short: number;
  /** XGold for one XCoin. */
  rate: number;
  xgold: number;
  /** XGold earned on each of the last days, the newest last. */
  earned: readonly { amount: number }[];
}

/** How many weeks like the last one it takes until XGold buys what is lacking; null where that says nothing. */
export function weeksUntil({ short, rate, xgold, earned }: Lacking): number | null {
  const week = earned.slice(-daysOfAWeek).reduce((sum, { amount }) => sum + amount, 0);
  const lacking = short * rate - xgold;
  if (week === 0 || lacking <= 0) return null;
  const weeks = Math.ceil(lacking / week);
  return weeks > mostWeeks ? null : weeks;
}
