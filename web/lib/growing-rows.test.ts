import { expect, test } from 'vitest';
import { hasNextPage, joined } from './growing-rows.ts';

test('later pages append what is not in the list yet', () => {
  const row = (id: number) => ({ id });
  const ids = joined([row(3), row(2)], [row(2), row(1)], ({ id }) => id).map(({ id }) => id);
  expect(ids).toEqual([3, 2, 1]);
});

test.each([
  [1, 3, true],
  [3, 3, false],
  [4, 3, false],
  [1, 0, false],
])('R-FED-004 on page %i of %i, more may be asked for: %s', (page, totalPage, may) => {
  expect(hasNextPage({ page, totalPage })).toBe(may);
});
