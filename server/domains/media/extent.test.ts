import { expect, test } from 'vitest';
import { pictureLimits } from '../../../contract/domains/media/limits.ts';
import { checkExtent, isServedWidth, mostJpegPixels, widthsFor } from './rules/picture-size.ts';

test.each([
  ['as many pixels as a picture may have', { width: 5000, height: 10_000, frames: 1 }, undefined],
  ['one row more', { width: 5000, height: 10_001, frames: 1 }, 'media.too_many_pixels'],
  ['the same in frames', { width: 1000, height: 1000, frames: 50 }, undefined],
  ['one frame more of that size', { width: 1000, height: 1000, frames: 51 }, 'media.too_many_pixels'],
  ['as many frames as an animation may have', { width: 10, height: 10, frames: 300 }, undefined],
  ['one frame more', { width: 10, height: 10, frames: 301 }, 'media.too_long_animation'],
  ['nothing at all', { width: 0, height: 10, frames: 1 }, 'media.damaged'],
] as const)('%s', (_, extent, refusal) => {
  expect(checkExtent(extent)).toBe(refusal);
});

test.each([
  ['a JPEG in rows', 0, 120_000_000],
  ['a grey one in steps', 1, 120_000_000],
  ['one in steps with colours at a quarter', 1.5, 100_000_000],
  ['one in steps with whole colours', 3, 50_000_000],
])('%s may have as many pixels as memory has for it', (_, figures, most) => {
  expect(mostJpegPixels(figures)).toBe(most);
});

test.each([
  ['a photo', 4000, 3000, [320, 480, 640, 960, 1280]],
  ['a screenshot of a phone', 1080, 2400, [320, 480, 640, 960, 1080]],
  ['one on a wider phone', 1440, 3200, [320, 480, 640, 1280]],
  ['a long one', 1080, 18_000, [320, 536]],
  ['a ribbon', 600, 40_000, [245]],
  ['a line', 1, 16_000, [1]],
  ['a panorama', 20_000, 1000, [320, 480, 640, 960, 1280]],
  ['a step within 5 % of the widest', 1000, 700, [320, 480, 640, 1000]],
])('%s is served in widths of few pixels together', (_, width, height, widths) => {
  expect(widthsFor(width, height)).toEqual(widths);
});

test('no picture is made of more pixels than allowed, and none of no width', () => {
  for (let width = 1; width < 5000; width += 37)
    for (let height = 1; height < 60_000; height += 997) {
      if (checkExtent({ width, height, frames: 1 }, pictureLimits.jpegPixels)) continue;
      const widths = widthsFor(width, height);
      const pixels = widths.reduce((sum, each) => sum + (each * each * height) / width, 0);
      expect(pixels).toBeLessThanOrEqual(Math.max(pictureLimits.madePixels, height / width));
      expect(widths.every((each) => each > 0 && each <= width)).toBe(true);
      expect(isServedWidth(640, width, height)).toBe(true);
    }
});
