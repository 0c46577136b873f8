import { expect, test } from 'vitest';
import { checkExtent } from './rules/picture-size.ts';

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
