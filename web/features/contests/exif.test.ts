import { expect, test } from 'vitest';
import { factsIn } from './exif.ts';

interface Entry {
  tag: number;
  value: string | number | readonly [number, number];
}

/** A directory of a TIFF with what its entries hold after it; strings as text, pairs as fractions, numbers as longs. */
function directory(entries: readonly Entry[], at: number, little: boolean): Uint8Array {
  const bytes = new Uint8Array(1000);
  const view = new DataView(bytes.buffer);
  let free = 2 + entries.length * 12 + 4;
  view.setUint16(0, entries.length, little);
  for (const [index, { tag, value }] of entries.entries()) {
    const entry = 2 + index * 12;
    view.setUint16(entry, tag, little);
    if (typeof value === 'string') {
      const text = new TextEncoder().encode(`${value}\0\0\0\0\0`);
      view.setUint16(entry + 2, 2, little);
      view.setUint32(entry + 4, text.length, little);
      view.setUint32(entry + 8, at + free, little);
      bytes.set(text, free);
      free += text.length;
    } else if (typeof value === 'number') {
      view.setUint16(entry + 2, 4, little);
      view.setUint32(entry + 4, 1, little);
      view.setUint32(entry + 8, value, little);
    } else {
      view.setUint16(entry + 2, 5, little);
      view.setUint32(entry + 4, 1, little);
      view.setUint32(entry + 8, at + free, little);
      view.setUint32(free, value[0], little);
      view.setUint32(free + 4, value[1], little);
      free += 8;
    }
  }
  return bytes.subarray(0, free);
}

const gpsTag = 0x8825;
const exifTag = 0x8769;

/** A JPEG's beginning with an Exif part in either order of bytes. */
function jpeg({ main, own, little }: { main: readonly Entry[]; own: readonly Entry[]; little: boolean }): ArrayBuffer {
  const ownAt = 600;
  const place = 1400;
  const head = directory(
    [...main, { tag: exifTag, value: ownAt }, { tag: gpsTag, value: place }].sort((a, b) => a.tag - b.tag),
    8,
    little,
  );
  const tiff = new Uint8Array(2000);
  const view = new DataView(tiff.buffer);
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  tiff.set(head, 8);
  tiff.set(directory(own, ownAt, little), ownAt);
  tiff.set(new TextEncoder().encode('6.5244 N, 3.3792 E'), place);
  const file = new Uint8Array(4 + 2 + 2 + 6 + tiff.length);
  const whole = new DataView(file.buffer);
  whole.setUint16(0, 0xffd8);
  whole.setUint16(2, 0xffe1);
  whole.setUint16(4, 2 + 6 + tiff.length);
  file.set(new TextEncoder().encode('Exif\0\0'), 6);
  file.set(tiff, 12);
  return file.buffer;
}

const main = [
  { tag: 0x010f, value: 'Kito Mobile' },
  { tag: 0x0110, value: 'X3' },
];
const own = [
  { tag: 0x829a, value: [1, 60] },
  { tag: 0x829d, value: [18, 10] },
  { tag: 0x8827, value: 200 },
  { tag: 0x9003, value: '2026:11:26 06:04:10' },
  { tag: 0xa434, value: 'Wide 26 mm' },
] as const;

test.each([true, false])('reads how a photo was taken, whichever way its bytes run (little first: %s)', (little) => {
  expect(factsIn(jpeg({ main, own, little }))).toEqual({
    ...{ camera: 'Kito X3', lens: 'Wide 26 mm' },
    ...{ shutter: '1/60', iso: '200', aperture: '1.8', day: '2026-11-26' },
  });
});

test('says nothing of where it was taken', () => {
  const facts = factsIn(jpeg({ main, own, little: true }));
  expect(JSON.stringify(facts)).not.toContain('6.5244');
  expect(Object.keys(facts ?? {})).toEqual(['camera', 'lens', 'shutter', 'iso', 'aperture', 'day']);
});

test('the maker is not said twice, and a long exposure is said in seconds', () => {
  const facts = factsIn(
    jpeg({
      main: [
        { tag: 0x010f, value: 'Zuri' },
        { tag: 0x0110, value: 'Zuri Neo 5' },
      ],
      own: [{ tag: 0x829a, value: [25, 10] }],
      little: true,
    }),
  );
  expect(facts).toMatchObject({ camera: 'Zuri Neo 5', shutter: '2.5', day: '' });
});

test.each([
  ['an empty file', new ArrayBuffer(0)],
  ['no JPEG', new TextEncoder().encode('GIF89a and some more bytes').buffer],
  [
    'a JPEG without it',
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xda, 0, 0, 0, 0, 0, 0, 0, 0]).buffer,
  ],
  ['one that breaks off', jpeg({ main, own, little: true }).slice(0, 20)],
])('says nothing of %s', (_, bytes) => {
  expect(factsIn(bytes as ArrayBuffer)).toBeNull();
});

test('whatever the bytes are, it ends', () => {
  const whole = new Uint8Array(jpeg({ main, own, little: false }));
  for (let at = 0; at < whole.length; at += 7) {
    const broken = whole.slice();
    broken[at] = 255 - broken[at]!;
    expect(() => factsIn(broken.buffer)).not.toThrow();
  }
});
