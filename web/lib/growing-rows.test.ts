import { expect, test } from 'vitest';
import { joined } from './growing-rows.ts';

test('later pages append what is not in the list yet', () => {
  const row = (id: number) => ({ id });
  const ids = joined([row(3), row(2)], [row(2), row(1)], ({ id }) => id).map(({ id }) => id);
  expect(ids).toEqual([3, 2, 1]);
});
