import { expect, test } from 'vitest';
import { readaccessOf } from './groups.ts';

test.each([
  [1, 255],
  [2, 200],
  [3, 150],
  [4, 10],
  [5, 0],
  [7, 1],
  [10, 10],
  [11, 20],
  [19, 100],
  [20, 0],
])('group %i reads what is open to level %i', (groupid, readaccess) => {
  expect(readaccessOf(groupid)).toBe(readaccess);
});
