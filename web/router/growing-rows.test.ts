import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { withChanges } from '../lib/changed-rows.ts';
import { mounted } from '../testing/mounted.tsx';
import { grownAgain, hasNextPage, joined, type RowPage, useGrowingRows } from './growing-rows.ts';

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

describe('a list on a screen', () => {
  type Row = { id: number };
  const pageOf = (page: number, ids: readonly number[]): RowPage<Row> => ({
    ...{ list: ids.map((id) => ({ id })), page, totalPage: 3, next: '' },
  });

  test('R-RNK-006 R-RNK-007 later pages are appended once, however often they are asked for; page 1 takes the place of all', async () => {
    const answers: ((page: RowPage<Row>) => void)[] = [];
    const ask = vi.fn(() => new Promise<RowPage<Row>>((resolve) => answers.push(resolve)));
    const { act, now } = await mounted(() => {
      const [first, open] = useState(pageOf(1, [1, 2]));
      return { open, list: useGrowingRows<Row>(first, { idOf: ({ id }) => id, ask }) };
    });
    const ids = () => now().list.rows.map(({ id }) => id);
    await act(({ open }) => open(pageOf(1, [9, 3, 4])));
    expect(ids()).toEqual([9, 3, 4]);
    await act(({ list }) => {
      void list.grow();
      void list.grow();
    });
    await act(({ list }) => void list.grow());
    expect(ask).toHaveBeenCalledOnce();
    expect([now().list.loading, ids()]).toEqual([true, [9, 3, 4]]);
    await act(() => answers[0]!(pageOf(2, [4, 5, 6])));
    expect([now().list.loading, now().list.more, ids()]).toEqual([false, true, [9, 3, 4, 5, 6]]);
    await act(({ list }) => void list.grow());
    await act(() => answers[1]!(pageOf(3, [7])));
    expect([now().list.more, ids()]).toEqual([false, [9, 3, 4, 5, 6, 7]]);
    await act(({ list }) => void list.grow());
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
