import { expect, test } from 'vitest';
import { joined } from './joined.ts';

test('parts are joined in their order, and a name that stands in two of them is refused by name', () => {
  expect(Object.entries(joined({ b: 1 }, {}, { a: 2 }))).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
  expect(() => joined({ a: 1 }, { b: 2, a: 3 })).toThrow('a stands in two parts');
});
