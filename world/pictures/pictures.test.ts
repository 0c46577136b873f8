import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type PictureName, renderPicture, scenes } from './index.ts';

test('every scene renders to a JPEG of its shape that is not one flat colour', async () => {
  for (const name of Object.keys(scenes) as PictureName[]) {
    const image = sharp(await renderPicture(name, 1));
    const { format, width, height } = await image.metadata();
    expect(format, name).toBe('jpeg');
    expect(width / height, name).toBeCloseTo(scenes[name]().width / scenes[name]().height, 1);
    const { channels } = await image.stats();
    expect(Math.max(...channels.map((channel) => channel.stdev)), name).toBeGreaterThan(12);
  }
});
