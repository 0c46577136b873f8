import { describe, expect, test } from 'vitest';
import { withChanges } from './changed-rows.ts';
import { grownAgain, hasNextPage, joined } from './growing-rows.ts';

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

describe('a list that is asked for anew', () => {
  interface Row {
    id: number;
    like?: number;
  }
  const idOf = ({ id }: Row): number => id;
  const rowsOf = (ids: readonly number[]): Row[] => ids.map((id) => ({ id }));
  /** Pages of two rows of what the server has now. */
  const server = (ids: readonly number[]) => {
    const pageAt = (at: number) => ({ list: rowsOf(ids.slice(at, at + 2)), at });
    const growth = {
      idOf,
      hasMore: ({ at }: { at: number }) => at + 2 < ids.length,
      ask: async ({ at }: { at: number }) => pageAt(at + 2),
    };
    return { first: pageAt(0), growth };
  };

  test.each([
    ['without what is gone', [9, 8, 6, 5, 4, 3], [9, 8, 6, 5], 2],
    ['with what is new above, down to its former end', [12, 11, 10, 9, 8, 7, 6, 5], [12, 11, 10, 9, 8, 7], 3],
    ['up to twice its pages', [20, 19, 18, 17, 16, 15, 14, 13, 12, 11], [20, 19, 18, 17, 16, 15, 14, 13], 4],
    ['shorter, where there is no more', [9], [9], 1],
  ])('stands %s', async (_, now, ids, pages) => {
    const { first, growth } = server(now);
    const fresh = await grownAgain(first, { rows: rowsOf([9, 8, 7, 6]), pages: 2 }, growth);
    expect(fresh.rows.map(idOf)).toEqual(ids);
    expect(fresh.pages).toBe(pages);
  });

  test('preserves what the reader changed or removed meanwhile', () => {
    const before = rowsOf([3, 2, 1]);
    const [three = { id: 3 }, two] = before;
    const now = [{ ...three, like: 1 }, ...(two ? [two] : [])];
    const fresh = [{ id: 3, like: 0 }, { id: 2, like: 7 }, { id: 1 }];
    expect(withChanges(fresh, before, now, idOf)).toEqual([
      { id: 3, like: 1 },
      { id: 2, like: 7 },
    ]);
  });
});
