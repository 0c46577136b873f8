import { expect, test } from 'vitest';
import { zipf } from './zipf.ts';

test('the first is drawn twice as often as the second and three times as often as the third', () => {
  const draw = zipf(3);
  const samples = Array.from({ length: 1100 }, (_, i) => draw((i + 0.5) / 1100));
  const counts = [0, 1, 2].map((index) => samples.filter((drawn) => drawn === index).length);
  expect(counts).toEqual([600, 300, 200]);
});

test('every index can be drawn, and none beyond', () => {
  const draw = zipf(2000);
  expect(draw(0)).toBe(0);
  expect(draw(1 - Number.EPSILON)).toBe(1999);
  const drawn = new Set(Array.from({ length: 100_000 }, (_, i) => draw(i / 100_000)));
  expect(drawn.size).toBe(2000);
  expect(zipf(1)(0.9)).toBe(0);
});
