import { expect, test } from 'vitest';
import { cornerMoved, leastPart, partMoved, whole } from './redraw.ts';

const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

test.each([
  [{ x: 0.1, y: -0.1 }, 0.35, 0.15],
  [{ x: 9, y: 9 }, 0.5, 0.5],
  [{ x: -9, y: -9 }, 0, 0],
])('a part moved by %o stays within its picture', (by, x, y) => {
  expect(partMoved(middle, by)).toEqual({ ...middle, x, y });
});

test.each([
  ['start-top', { x: 0.1, y: 0.1 }, { x: 0.35, y: 0.35, width: 0.4, height: 0.4 }],
  ['end-bottom', { x: 9, y: 9 }, { x: 0.25, y: 0.25, width: 0.75, height: 0.75 }],
  ['start-top', { x: -9, y: -9 }, { x: 0, y: 0, width: 0.75, height: 0.75 }],
  ['end-top', { x: -9, y: 9 }, { x: 0.25, y: 0.75 - leastPart, width: leastPart, height: leastPart }],
  ['start-bottom', { x: 0, y: 0.25 }, { x: 0.25, y: 0.25, width: 0.5, height: 0.75 }],
] as const)('the corner %s drawn by %o leaves the opposite one, and a part to grasp', (corner, by, part) => {
  const found = cornerMoved(middle, corner, by);
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(found[side]).toBeCloseTo(part[side]);
});

test('the whole picture has nowhere to go', () => {
  expect(partMoved(whole, { x: 0.3, y: 0.3 })).toEqual(whole);
});
