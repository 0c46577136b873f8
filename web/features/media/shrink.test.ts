import { expect, test } from 'vitest';
import { fitted, worthShrinking } from './shrink.ts';

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [800, 600, 800, 600],
  [10_000, 1, 1600, 1],
])('%i by %i is sent as %i by %i', (width, height, toWidth, toHeight) => {
  expect(fitted(width, height)).toEqual({ width: toWidth, height: toHeight });
});

test('small files and animations go as they are', () => {
  expect(worthShrinking({ type: 'image/jpeg', size: 5_000_000 })).toBe(true);
  expect(worthShrinking({ type: 'image/jpeg', size: 100_000 })).toBe(false);
  expect(worthShrinking({ type: 'image/gif', size: 5_000_000 })).toBe(false);
  expect(worthShrinking({ type: 'image/heic', size: 5_000_000 })).toBe(false);
});
