import { describe, expect, test } from 'vitest';
import { shortCount } from './counts.ts';
import { barAt, barDurationMs, barThrottleMs } from './loading-bar.tsx';
import { ageOf, clockOf, dateOf } from './time.ts';

describe('R-MSC-049 how long ago', () => {
  const now = 1_800_000_000;
  test.each([
    [-5, { unit: 'now' }],
    [0, { unit: 'now' }],
    [59, { unit: 'now' }],
    [60, { unit: 'minutes', count: 1 }],
    [119, { unit: 'minutes', count: 1 }],
    [3599, { unit: 'minutes', count: 59 }],
    [3600, { unit: 'hours', count: 1 }],
    [86_399, { unit: 'hours', count: 23 }],
    [86_400, { unit: 'date' }],
  ])('%i seconds', (seconds, age) => {
    expect(ageOf(now - seconds, now)).toEqual(age);
  });

  test('the day is written yyyy-m-dd, in the time zone of the locale', () => {
    const newYear = Date.UTC(2026, 0, 1, 0, 30) / 1000;
    expect(dateOf(newYear, [])).toBe('2026-1-01');
    expect(dateOf(newYear - 3600, [])).toBe('2025-12-31');
    expect(dateOf(newYear - 3600, [[0, 330]])).toBe('2026-1-01');
    expect(clockOf(newYear - 3600, [[0, 330]])).toBe('05:00');
    const moved = [
      [0, 60],
      [newYear - 3600, 0],
    ] as const;
    expect([newYear - 3601, newYear - 3600].map((at) => dateOf(at, moved))).toEqual(['2026-1-01', '2025-12-31']);
  });
});

describe('R-MSC-050 counts', () => {
  test.each([
    [0, 'one', 0],
    [999, 'one', 999],
    [1000, 'one', 1000],
    [1001, 'thousand', 1],
    [1999, 'thousand', 1.9],
    [12_345, 'thousand', 12.3],
    [999_999, 'thousand', 999.9],
    [1_000_000, 'thousand', 1000],
    [1_000_001, 'million', 1],
    [2_550_000, 'million', 2.5],
  ] as const)('%i is shown in %s as %d', (count, unit, value) => {
    expect(shortCount(count)).toEqual({ unit, value });
  });
});

test('R-MSC-048 the loading bar shows after 200 ms and runs for 5000', () => {
  expect([barThrottleMs, barDurationMs]).toEqual([200, 5000]);
  expect([0, 199, 200, 5199, 5200, 9000].map(barAt)).toEqual([
    'hidden',
    'hidden',
    'running',
    'running',
    'full',
    'full',
  ]);
});
