import { expect, test } from 'vitest';
import { bareJpeg } from './bare-jpeg.ts';
import { turnIn } from './exif.ts';

const segment = (marker: number, ...body: number[]): number[] => [0xff, marker, 0, body.length + 2, ...body];
const [jfif, exif, comment, table] = [
  segment(0xe0, 1),
  segment(0xe1, 69, 120, 105, 102),
  segment(0xfe, 7),
  segment(0xdb, 9),
];
const scan = [...segment(0xda, 0), 5, 6, 7];
const jpeg = (...parts: number[][]) => new Uint8Array([0xff, 0xd8, ...parts.flat()]);

test('a JPEG without its end mark is sent with all its rows, and without what it says of itself', async () => {
  const bare = bareJpeg(jpeg(jfif, exif, comment, table, scan), 0);
  expect(new Uint8Array(await bare!.arrayBuffer())).toEqual(jpeg(jfif, table, scan));
});

test('it is still turned as its camera said', async () => {
  const bare = bareJpeg(jpeg(jfif, exif, table, scan), 6)!;
  expect(turnIn(await bare.arrayBuffer())).toBe(6);
});

test('what has its end, or is no JPEG, is not sent as it stands', () => {
  expect(bareJpeg(jpeg(jfif, scan, [0xff, 0xd9]), 0)).toBeNull();
  expect(bareJpeg(jpeg(jfif), 0)).toBeNull();
  expect(bareJpeg(new Uint8Array([0x52, 0x49, 0x46, 0x46, 0]), 0)).toBeNull();
});
