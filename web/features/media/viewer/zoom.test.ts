import { expect, test } from 'vitest';
import { closesBy, mostScale, scaledAt, slideAt, whole, withinStage } from './zoom.ts';

const stage = { width: 360, height: 600 };
const picture = { width: 360, height: 270 };

test.each([
  ['smaller than whole is whole', { scale: 0.4, x: 5, y: 5 }, whole],
  ['larger than the most is the most', { scale: 9, x: 0, y: 0 }, { scale: mostScale, x: 0, y: 0 }],
  ['moved across no further than its edge', { scale: 2, x: 999, y: 0 }, { scale: 2, x: 180, y: 0 }],
  ['not moved down while it is lower than the stage', { scale: 2, x: 0, y: 99 }, { scale: 2, x: 0, y: 0 }],
  ['moved down no further than its edge', { scale: 4, x: 0, y: -999 }, { scale: 4, x: 0, y: -240 }],
])('a picture is %s', (_, view, shown) => {
  const { scale, x, y } = withinStage(view, picture, stage);
  expect([scale, x + 0, y + 0]).toEqual([shown.scale, shown.x, shown.y]);
});

test('what lies under the fingers stays there while the scale changes', () => {
  const point = { x: 100, y: -40 };
  const under = ({ scale, x, y }: typeof whole) => [(point.x - x) / scale, (point.y - y) / scale];
  const first = scaledAt(whole, 2, point);
  expect(under(first)).toEqual(under(whole));
  expect(under(scaledAt(first, 3, point)).map(Math.round)).toEqual([100, -40]);
  expect(scaledAt(first, 1, point)).toEqual(whole);
});

test.each([
  ['drawn far', 100, 2000, true],
  ['drawn a little, slowly', 60, 900, false],
  ['flicked', 60, 100, true],
  ['shaken', 20, 10, false],
  ['drawn up', -300, 100, false],
])('a picture that was %s: closed %s', (_, down, milliseconds, closed) => {
  expect(closesBy(down, milliseconds, stage)).toBe(closed);
});

test.each([
  [0, 0],
  [170, 0],
  [190, 1],
  [-720, 2],
  [9999, 6],
])('a track scrolled to %i shows slide %i', (left, index) => {
  expect(slideAt(left, 360, 7)).toBe(index);
});
