import { expect, test } from 'vitest';
import { liveReturns } from '../../../contract/live.ts';
import { liveLimits } from './live.ts';
import { returnsOf } from './returns.ts';

/** How many come back in the fullest second. */
function mostASecond(returns: readonly number[]): number {
  const seconds = new Map<number, number>();
  for (const at of returns) seconds.set(Math.floor(at / 1000), (seconds.get(Math.floor(at / 1000)) ?? 0) + 1);
  return Math.max(...seconds.values());
}

test('a full process sends everybody away at once, and they come back one after the other', () => {
  const returns = returnsOf(liveLimits.all);
  expect(returns).toHaveLength(10_000);
  expect(mostASecond(returns)).toBeLessThanOrEqual(501);
  expect(Math.min(...returns)).toBeGreaterThanOrEqual(liveReturns.least);
  expect(Math.max(...returns)).toBeLessThanOrEqual(liveReturns.longest);
});

test('a few are spread as well, and wait no longer than two seconds', () => {
  expect(returnsOf(0)).toEqual([]);
  expect(returnsOf(4, () => 0.5)).toEqual([1125, 1375, 1625, 1875]);
  expect(Math.max(...returnsOf(4, () => 1))).toBe(2000);
  expect(Math.max(...returnsOf(100_000, () => 1))).toBe(liveReturns.longest);
});
