import { expect, test } from 'vitest';
import { menuStep } from './menu-keys.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', 0, 1, 0],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
] as const)('%s at %i of a menu of %i goes to %i', (key, at, count, to) => {
  expect(menuStep(key, at, count)).toBe(to);
});

test.each([
  ['ArrowDown', -1, 0],
  ['Home', -1, 3],
  ['End', -1, 3],
  ['ArrowLeft', 1, 3],
  ['Enter', 1, 3],
  ['a', 0, 3],
] as const)('%s at %i of a menu of %i is the page’s', (key, at, count) => {
  expect(menuStep(key, at, count)).toBeUndefined();
});
