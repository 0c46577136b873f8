import { useState } from 'react';
import { expect, test } from 'vitest';
import { mounted } from '../../testing/mounted.tsx';
import { useNewRows } from './use-new-rows.ts';

const row = (id: number, isNew: 0 | 1) => ({ id, new: isNew });

test('what is read meanwhile stays among what is new, until a page comes with nothing new', async () => {
  const first = { list: [row(9, 0), row(8, 1), row(7, 1)] };
  const { now, act } = await mounted(() => {
    const [{ page, rows }, show] = useState({ page: first, rows: first.list });
    return { ids: [...useNewRows(page, rows)], show };
  });
  expect(now().ids).toEqual([8, 7]);
  await act(({ show }) => show({ page: first, rows: [row(9, 0), row(8, 0), row(7, 0), row(6, 1)] }));
  expect(now().ids).toEqual([8, 7, 6]);
  const grown = { list: [row(10, 1), row(9, 0), row(8, 0)] };
  await act(({ show }) => show({ page: grown, rows: grown.list }));
  expect(now().ids).toEqual([8, 7, 6, 10]);
  const read = { list: [row(10, 0), row(9, 0)] };
  await act(({ show }) => show({ page: read, rows: read.list }));
  expect(now().ids).toEqual([]);
});
