import { expect, test } from 'vitest';
import { wayOf } from './express.ts';

test.each([
  [0, undefined, 0],
  [0, 1, 0],
  [1, undefined, 1],
  [2, 1, 2],
  [3, undefined, undefined],
  [3, 0, undefined],
  [3, 1, 1],
  [3, 2, 2],
])('goods of way %i, asked for %s, come by %s', (goods, asked, way) => {
  expect(wayOf(goods, asked)).toBe(way);
});
