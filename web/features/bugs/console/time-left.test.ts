import { expect, test } from 'vitest';
import { endClockOf, timeLeft } from './time-left.ts';

test.each([
  [0, 'minutes', 1],
  [3599, 'minutes', 59],
  [3600, 'hours', 1],
  [86_399, 'hours', 23],
  [200_000, 'days', 2],
] as const)('%i seconds are said in %s: %i', (seconds, unit, count) => {
  expect(timeLeft(seconds)).toEqual({ unit, count });
});

test('what is due at midnight is due at 24:00 of the day before', () => {
  const lagos = [[0, 60]] as const;
  expect(endClockOf(Date.UTC(2026, 11, 1, 23) / 1000, lagos)).toBe('24:00');
  expect(endClockOf(Date.UTC(2026, 11, 1, 12) / 1000, lagos)).toBe('13:00');
});
