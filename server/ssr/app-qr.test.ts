import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrSvg } from './app-qr.ts';

test('draws every dark module of the code and no other, within a quiet zone', () => {
  const address = 'https://baobab.example/app';
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules;
  const drawn = new Set<string>();
  for (const [, x, y, run] of qrSvg(address).matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let i = 0; i < Number(run); i += 1) drawn.add(`${Number(x) + i - 4},${Number(y) - 4}`);
  }
  const dark = new Set<string>();
  for (let i = 0; i < size * size; i += 1) if (data[i]) dark.add(`${i % size},${Math.floor(i / size)}`);
  expect(drawn).toEqual(dark);
  expect(qrSvg(address)).toContain(`viewBox="0 0 ${size + 8} ${size + 8}"`);
});
