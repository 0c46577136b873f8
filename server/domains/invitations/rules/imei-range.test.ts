import { expect, test } from 'vitest';
import { edgeText, rangeOf } from './imei-range.ts';

test('a type code means every phone that begins so', () => {
  expect(rangeOf('35328509', '')).toEqual({ first: 35_328_509_000_000, last: 35_328_509_999_999 });
  expect(rangeOf('3532 8509', '35328510')).toEqual({ first: 35_328_509_000_000, last: 35_328_510_999_999 });
});

test('whole numbers mean themselves, and ends that cross or are no numbers mean nothing', () => {
  expect(rangeOf('01124500000100', '01124500000199')).toEqual({ first: 1_124_500_000_100, last: 1_124_500_000_199 });
  expect(edgeText(1_124_500_000_100)).toBe('01124500000100');
  for (const [first, last] of [
    ['35328510', '35328509'],
    ['3532850', ''],
    ['', ''],
    ['353285O9', ''],
    ['353285091234567', ''],
  ])
    expect(rangeOf(first!, last!)).toBeUndefined();
});
