import { liveReturns } from '../../../contract/live.ts';

/** So many browsers come back a second; each asks who it is and for its state anew. */
const returningASecond = 500;

/**
 * When each of those that are sent away at once comes back, in milliseconds: one after the other, each at a random moment of a place of its
 * own. The first waits until a balancer has seen that this process ends.
 */
export function returnsOf(count: number, random: () => number = Math.random): number[] {
  const { least, longest } = liveReturns;
  const span = Math.max(least, Math.min(longest - least, (count / returningASecond) * 1000));
  return Array.from({ length: count }, (_, place) => Math.round(least + (span * (place + random())) / count));
}
