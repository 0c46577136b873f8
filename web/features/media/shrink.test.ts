import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitted, isAnimated, worthShrinking } from './shrink.ts';

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [800, 600, 800, 600],
  [10_000, 1, 1600, 1],
  [1080, 18_000, 624, 10_408],
  [1440, 3200, 1280, 2844],
  [1080, 2400, 1080, 2400],
])('%i by %i is sent as %i by %i', (width, height, toWidth, toHeight) => {
  expect(fitted(width, height)).toEqual({ width: toWidth, height: toHeight });
});

test('small files and animations go as they are', () => {
  expect(worthShrinking({ type: 'image/jpeg', size: 5_000_000 })).toBe(true);
  expect(worthShrinking({ type: 'image/jpeg', size: 100_000 })).toBe(false);
  expect(worthShrinking({ type: 'image/gif', size: 5_000_000 })).toBe(false);
  expect(worthShrinking({ type: 'text/plain', size: 5_000_000 })).toBe(false);
});

test('kinds that the server does not take are redrawn, however small', () => {
  for (const type of ['image/avif', 'image/heic', 'image/heif'])
    expect(worthShrinking({ type, size: 5000 }), type).toBe(true);
  expect(worthShrinking({ type: 'image/svg+xml', size: 5000 })).toBe(false);
});

test('a PNG and an AVIF that move are distinguished from those that stand still', async () => {
  const still = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const control = (frames: number) =>
    Buffer.concat([Buffer.from('\0\0\0\x08acTL\0\0\0', 'latin1'), Buffer.from([frames]), Buffer.alloc(8)]);
  const of = (frames: number) => Buffer.concat([still.subarray(0, 33), control(frames), still.subarray(33)]);
  const files = [still, of(1), of(2), Buffer.from('\0\0\0\x1cftypavis'), Buffer.from('\0\0\0\x1cftypavif')];
  const animated = files.map((bytes) => isAnimated(new Blob([new Uint8Array(bytes)])));
  expect(await Promise.all(animated)).toEqual([false, false, true, true, false]);
});

test('a WebP that moves is distinguished from one that stands still, with and without transparency', async () => {
  const frame = (background: string) => ({ create: { width: 8, height: 8, channels: 4 as const, background } });
  const frames = ['#f008', '#00f8'].map((colour) => sharp(frame(colour)).png().toBuffer());
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  const standing = await sharp(frame('#f008')).webp().toBuffer();
  const plain = await sharp(frame('#f00f')).removeAlpha().webp().toBuffer();
  const animated = [moving, standing, plain].map((bytes) => isAnimated(new Blob([new Uint8Array(bytes)])));
  expect(await Promise.all(animated)).toEqual([true, false, false]);
});
