import { describe, expect, test } from 'vitest';
import { givenToday, leftToGive, whyNotToday } from './reward.ts';

const figures = { amounts: [1, 5, 10, 20, 50], perDay: 100 };
const today = '2026-11-25';
const given = (sum: number) => ({ day: today, given: sum });

describe('what was given today', () => {
  test.each([
    ['nothing ever', undefined, given(0)],
    ['yesterday’s counts no more', { day: '2026-11-24', given: 100 }, given(0)],
    ['today’s', given(30), given(30)],
    [
      'R-PST-014 who moves west goes on with the day that was',
      { day: '2026-11-26', given: 80 },
      { day: '2026-11-26', given: 80 },
    ],
  ])('%s', (_, last, expected) => {
    expect(givenToday(last, today)).toEqual(expected);
  });
});

describe('R-PST-014 rewards have a daily limit', () => {
  test.each([
    [0, 50, undefined],
    [50, 50, undefined],
    [51, 50, 'threads.reward_left'],
    [99, 1, undefined],
    [99, 5, 'threads.reward_left'],
    [100, 1, 'threads.reward_daily'],
    [250, 1, 'threads.reward_daily'],
  ] as const)('after %d given, %d: %s', (sum, xgold, expected) => {
    expect(whyNotToday(figures, given(sum), xgold)).toBe(expected);
  });

  test('where less is left than the least that may be chosen, it is over', () => {
    expect(whyNotToday({ amounts: [10, 20], perDay: 100 }, given(95), 10)).toBe('threads.reward_daily');
  });

  test('never less than nothing is left', () => {
    expect([0, 40, 100, 250].map((sum) => leftToGive(figures, given(sum)))).toEqual([100, 60, 0, 0]);
  });
});
