import { expect, test } from 'vitest';
import { lastDays } from './chart.ts';
import { clearingAfter } from './clearing.ts';

test.each([
  ['2026-11-24', '2026-12-31', 37],
  ['2026-12-30', '2026-12-31', 1],
  ['2026-12-31', '2026-12-31', 0],
  ['2027-01-01', '2027-12-31', 364],
  ['2028-01-01', '2028-12-31', 365],
])('on %s XCoin is cleared on %s, in %i days', (day, on, days) => {
  expect(clearingAfter(day)).toEqual({ on, in: days });
});

test('the last days stand in order, those without anything too, over a month’s end', () => {
  const sums = [
    { day: '2026-03-02', amount: 5 },
    { day: '2026-02-28', amount: 7 },
    { day: '2026-02-01', amount: 9 },
  ];
  expect(lastDays(sums, '2026-03-02', 4)).toEqual([
    { day: '2026-02-27', amount: 0 },
    { day: '2026-02-28', amount: 7 },
    { day: '2026-03-01', amount: 0 },
    { day: '2026-03-02', amount: 5 },
  ]);
});
