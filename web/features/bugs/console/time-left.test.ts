import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [0, 'minutes', 1],
  [3599, 'minutes', 59],
  [3600, 'hours', 1],
  [86_399, 'hours', 23],
  [200_000, 'days', 2],
] as const)('%i seconds are said in %s: %i', (seconds, unit, count) => {
  expect(timeLeft(seconds)).toEqual({ unit, count });
});
