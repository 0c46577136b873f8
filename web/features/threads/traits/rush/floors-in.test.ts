import { expect, test } from 'vitest';
import { floorsIn } from './floors-in.ts';

test.each([
  ['8, 88', [8, 88]],
  ['8 and 0 and 7', [8, 7]],
  ['none', []],
] as const)('numbers in “%s”', (typed, floors) => {
  expect(floorsIn(typed)).toEqual(floors);
});
