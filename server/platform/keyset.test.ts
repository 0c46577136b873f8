import { expect, test } from 'vitest';
import {
  firstPage,
  nextPlace,
  pageFigures,
  readIdKey,
  readPage,
  readTimeKey,
  type TimeKey,
  writeTimeKey,
} from './keyset.ts';

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

const figures = (page: number, counted: number | undefined, shown: number, more: boolean) =>
  pageFigures({ page, limit: 20 }, { rows: Array.from({ length: shown }), more }, counted);

test('the pages are as many as are counted, one more while rows follow, and none past the last row', () => {
  expect(figures(1, 45, 20, true)).toEqual({ page: 1, count: 45, totalPage: 3 });
  expect(figures(3, 45, 5, false)).toEqual({ page: 3, count: 45, totalPage: 3 });
  // Counting lags behind what is there.
  expect(figures(1, 0, 20, true)).toEqual({ page: 1, count: 20, totalPage: 2 });
  expect(figures(1, 0, 0, false)).toEqual({ page: 1, count: 0, totalPage: 0 });
  // Or counts what this reader doesn't see.
  expect(figures(1, 45, 12, false)).toEqual({ page: 1, count: 45, totalPage: 1 });
  expect(figures(1, 45, 0, false)).toEqual({ page: 1, count: 45, totalPage: 0 });
  // The end is the end, whatever was counted.
  expect(figures(9, 45, 0, false)).toEqual({ page: 9, count: 45, totalPage: 3 });
});

test('without a count, as much is counted as was read', () => {
  expect(figures(1, undefined, 20, true)).toEqual({ page: 1, count: 21, totalPage: 2 });
  expect(figures(3, undefined, 5, false)).toEqual({ page: 3, count: 45, totalPage: 3 });
  expect(figures(1, undefined, 0, false)).toEqual({ page: 1, count: 0, totalPage: 0 });
});

test('a page is read on from the beginning, or goes on after a row', async () => {
  const at = new Date(1_790_000_000_000);
  const rows = [1, 2, 3, 4, 5].map((id): TimeKey => ({ at, id }));
  const asked: unknown[] = [];
  const read = async (page: number, after = '') => {
    const found = await readPage(
      { page, limit: 2, after },
      (n, key) => {
        asked.push([n, key?.id]);
        return Promise.resolve(rows.filter(({ id }) => id > (key?.id ?? 0)).slice(0, n));
      },
      3,
    );
    return { ids: found.rows.map(({ id }) => id), next: nextPlace(found) };
  };
  const placeOf = (id: number) => writeTimeKey({ at, id });
  expect(await read(1)).toEqual({ ids: [1, 2], next: placeOf(2) });
  expect(await read(3)).toEqual({ ids: [5], next: '' });
  expect(await read(9, placeOf(2))).toEqual({ ids: [3, 4], next: placeOf(4) });
  expect(asked).toEqual([
    [3, undefined],
    [7, undefined],
    [3, 2],
  ]);
  // Too deep for a number, and no place at all: nothing is read.
  expect(await read(4)).toEqual({ ids: [], next: '' });
  await expect(read(1, 'x')).rejects.toMatchObject({ refusal: 'wire.bad_input' });
  expect(asked).toHaveLength(3);
});

test('a list goes on where it ended, whatever is sent as the place', () => {
  expect([readIdKey('12', 0), readIdKey(undefined, 5), readIdKey('x', 5), readIdKey('-1', 5)]).toEqual([12, 5, 5, 5]);
  expect(firstPage([1, 2, 3], 2, String)).toEqual({ rows: [1, 2], next: '2' });
  expect(firstPage([1, 2], 2, String)).toEqual({ rows: [1, 2], next: null });
});
