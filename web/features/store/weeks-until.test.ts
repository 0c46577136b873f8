import { expect, test } from 'vitest';
import { weeksUntil } from './weeks-until.ts';

const days = (...amounts: number[]) => amounts.map((amount) => ({ amount }));

test('weeks are those of the last seven days, and the XGold at hand counts', () => {
  const week = days(9000, 100, 0, 0, 50, 0, 0, 50);
  expect(weeksUntil({ short: 2, rate: 1000, xgold: 0, earned: week })).toBe(10);
  expect(weeksUntil({ short: 2, rate: 1000, xgold: 500, earned: week })).toBe(8);
  expect(weeksUntil({ short: 2, rate: 1000, xgold: 1801, earned: week })).toBe(1);
});

test('nothing is said where nothing was earned, it takes over a year, or the XGold is enough', () => {
  const little = days(10);
  expect(weeksUntil({ short: 1, rate: 1000, xgold: 0, earned: days(0, 0) })).toBe(null);
  expect(weeksUntil({ short: 1, rate: 520, xgold: 0, earned: little })).toBe(52);
  expect(weeksUntil({ short: 1, rate: 521, xgold: 0, earned: little })).toBe(null);
  expect(weeksUntil({ short: 1, rate: 1000, xgold: 1000, earned: little })).toBe(null);
});
