import { expect, test } from 'vitest';
import { figures, readKey, writeKey } from './list-key.ts';

test('a place travels as text and back', () => {
  const key = { at: new Date(1_790_000_000_123), tid: 1001 };
  expect(readKey(writeKey(key))).toEqual(key);
});

test.each(['', 'x', '1', '1.', '.1', '1.2.3', '-1.2', '1.99999999999999999', '1e3.4', '253402300800000.1'])(
  '%j is no place',
  (text) => {
    expect(readKey(text)).toBeUndefined();
  },
);

test('R-FED-004 the pages are as many as are counted, and one more while rows follow', () => {
  expect(figures(1, 20, 45, 20, true)).toEqual({ page: 1, count: 45, totalPage: 3 });
  expect(figures(3, 20, 45, 5, false)).toEqual({ page: 3, count: 45, totalPage: 3 });
  // Counting lags behind what is there.
  expect(figures(1, 20, 0, 20, true)).toEqual({ page: 1, count: 20, totalPage: 2 });
  expect(figures(1, 20, 0, 0, false)).toEqual({ page: 1, count: 0, totalPage: 0 });
  // The end is the end, whatever was counted.
  expect(figures(9, 20, 45, 0, false)).toEqual({ page: 9, count: 45, totalPage: 3 });
});
