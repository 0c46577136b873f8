import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitted, isAnimatedWebp, worthShrinking } from './shrink.ts';

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

test('a WebP that moves is distinguished from one that stands still, with and without transparency', async () => {
  const frame = (background: string) => ({ create: { width: 8, height: 8, channels: 4 as const, background } });
  const frames = ['#f008', '#00f8'].map((colour) => sharp(frame(colour)).png().toBuffer());
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  const standing = await sharp(frame('#f008')).webp().toBuffer();
  const plain = await sharp(frame('#f00f')).removeAlpha().webp().toBuffer();
  const animated = [moving, standing, plain].map((bytes) => isAnimatedWebp(new Blob([new Uint8Array(bytes)])));
  expect(await Promise.all(animated)).toEqual([true, false, false]);
});
