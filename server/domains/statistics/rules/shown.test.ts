import { expect, test } from 'vitest';
import { shownOf, sumOf } from './shown.ts';

test('of people nothing is shown where too few came or none did; of anything else none is 0', () => {
  expect(shownOf(true, true, { value: 3, shown: false })).toEqual({ value: null, under: 5 });
  expect(shownOf(true, true, undefined)).toEqual({ value: null, under: 5 });
  expect(shownOf(true, true, { value: 7, shown: true })).toEqual({ value: 7, under: 0 });
  expect(shownOf(false, true, undefined)).toEqual({ value: 0, under: 0 });
  expect(shownOf(false, false, undefined)).toEqual({ value: null, under: 0 });
});

test('a sum is of what is shown, so that two sums give nothing away', () => {
  const hidden = { value: null, under: 5 };
  expect(sumOf([{ value: 7, under: 0 }, hidden])).toEqual({ value: 7, under: 0 });
  expect(sumOf([hidden, { value: null, under: 0 }])).toEqual(hidden);
  expect(sumOf([])).toEqual({ value: null, under: 0 });
});
