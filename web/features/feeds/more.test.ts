import { expect, test } from 'vitest';
import type { ThreadRow } from '../../../contract/domains/threads/shapes.ts';
import { appended, mayLoadMore } from './more.ts';

test.each([
  [1, 3, false, true],
  [3, 3, false, false],
  [4, 3, false, false],
  [1, 3, true, false],
  [1, 0, false, false],
])('R-FED-004 on page %i of %i, loading %s, more may be asked for: %s', (page, totalPage, loading, may) => {
  expect(mayLoadMore({ page, totalPage, loading })).toBe(may);
});

test('a thread that moved down to the next page is not shown twice', () => {
  const rows = (...tids: number[]) => tids.map((tid) => ({ tid })) as ThreadRow[];
  expect(appended(rows(5, 4, 3), rows(3, 2)).map((row) => row.tid)).toEqual([5, 4, 3, 2]);
});
