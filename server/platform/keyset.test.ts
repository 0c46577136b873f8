import { expect, test } from 'vitest';
import { pageFigures, readPage, readTimeKey, writeTimeKey } from './keyset.ts';

test('a place travels as text and back', () => {
  const key = { at: new Date(1_790_000_000_123), id: 1001 };
  expect(readTimeKey(writeTimeKey(key))).toEqual(key);
});

test.each(['', 'x', '1', '1.', '.1', '1.2.3', '-1.2', '1.99999999999999999', '1e3.4', '253402300800000.1'])(
  '%j is no place',
  (text) => {
    expect(readTimeKey(text)).toBeUndefined();
  },
);

test('R-FED-004 the pages are as many as are counted, one more while rows follow, and none past the last row', () => {
  expect(pageFigures(1, 20, 45, 20, true)).toEqual({ page: 1, count: 45, totalPage: 3 });
  expect(pageFigures(3, 20, 45, 5, false)).toEqual({ page: 3, count: 45, totalPage: 3 });
  // Counting lags behind what is there.
  expect(pageFigures(1, 20, 0, 20, true)).toEqual({ page: 1, count: 20, totalPage: 2 });
  expect(pageFigures(1, 20, 0, 0, false)).toEqual({ page: 1, count: 0, totalPage: 0 });
  // Or counts what this reader doesn't see.
  expect(pageFigures(1, 20, 45, 12, false)).toEqual({ page: 1, count: 45, totalPage: 1 });
  expect(pageFigures(1, 20, 45, 0, false)).toEqual({ page: 1, count: 45, totalPage: 0 });
  // The end is the end, whatever was counted.
  expect(pageFigures(9, 20, 45, 0, false)).toEqual({ page: 9, count: 45, totalPage: 3 });
});

test('a page is read on from the beginning, or goes on after a row', async () => {
  const rows = [1, 2, 3, 4, 5];
  const asked: unknown[] = [];
  const read = (page: number, after = '') =>
    readPage(
      { page, limit: 2, after },
      { pages: 3, key: (text) => (text === 'x' ? undefined : Number(text)) },
      (n, key) => {
        asked.push([n, key]);
        return Promise.resolve(rows.filter((row) => row > (key ?? 0)).slice(0, n));
      },
    );
  expect(await read(1)).toEqual({ rows: [1, 2], more: true });
  expect(await read(3)).toEqual({ rows: [5], more: false });
  expect(await read(9, '2')).toEqual({ rows: [3, 4], more: true });
  expect(asked).toEqual([
    [3, undefined],
    [7, undefined],
    [3, 2],
  ]);
  // Too deep for a number, and no place at all: nothing is read.
  expect(await read(4)).toEqual({ rows: [], more: false });
  expect(await read(1, 'x')).toBeUndefined();
  expect(asked).toHaveLength(3);
});
