import { expect, test } from 'vitest';
import { dragged, heldIn, partOf, sizeToSend, wholeCrop, zoomMax } from './crop.ts';

const square = { width: 192, height: 192 };
const wide = { width: 1280, height: 320 };
const photo = { width: 4000, height: 3000 };

test('as much as fits is cut from the middle', () => {
  expect(partOf(photo, square, wholeCrop)).toEqual({ x: 500, y: 0, width: 3000, height: 3000 });
  expect(partOf(photo, wide, wholeCrop)).toEqual({ x: 0, y: 1000, width: 4000, height: 1000 });
  expect(partOf(photo, square, { ...wholeCrop, zoom: 2 })).toEqual({ x: 1250, y: 750, width: 1500, height: 1500 });
});

test('the cut goes from edge to edge and no further', () => {
  expect(partOf(photo, square, { across: 0, down: 1, zoom: 1 })).toMatchObject({ x: 0, y: 0 });
  expect(partOf(photo, square, { across: 1, down: 0, zoom: 1 })).toMatchObject({ x: 1000, y: 0 });
  expect(heldIn({ across: -3, down: 7, zoom: 99 })).toEqual({ across: 0, down: 1, zoom: zoomMax });
});

test('the picture follows the finger', () => {
  // The frame stands 300 wide for 3000 pixels: 50 to the right uncover 500 at the left.
  expect(dragged(wholeCrop, photo, square, { x: 50, y: 0 }, 300)).toEqual({ across: 0, down: 0.5, zoom: 1 });
  expect(dragged(wholeCrop, photo, square, { x: -25, y: 40 }, 300)).toEqual({ across: 0.75, down: 0.5, zoom: 1 });
});

test('nothing is enlarged before it is sent', () => {
  expect(sizeToSend(photo, square, wholeCrop)).toEqual(square);
  expect(sizeToSend({ width: 100, height: 80 }, square, wholeCrop)).toEqual({ width: 80, height: 80 });
  expect(sizeToSend({ width: 640, height: 640 }, wide, wholeCrop)).toEqual({ width: 640, height: 160 });
});
