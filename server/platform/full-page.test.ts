import { expect, test } from 'vitest';
import { readPage } from './keyset.ts';

test.each([
  [2, false],
  [3, false],
  [4, true],
])('of %i rows a page of three says that more follow: %s', async (there, more) => {
  const all = Array.from({ length: there }, (_, i) => i);
  const page = await readPage({ page: 1, limit: 3, after: '' }, async (rows) => all.slice(0, rows));
  expect(page).toEqual({ rows: all.slice(0, 3), more });
});
