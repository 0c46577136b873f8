import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { PhotoGroup } from './Photos.tsx';
import { type PictureFile, photoGroup, srcOf, srcSetOf } from './pictures.ts';

test.each([
  [1, 1, 1, 0],
  [2, 2, 2, 0],
  [3, 3, 3, 0],
  [4, 4, 4, 0],
  [5, 3, 3, 2],
  [6, 9, 6, 0],
  [7, 3, 3, 4],
  [8, 3, 3, 5],
  [9, 9, 9, 0],
  [12, 3, 3, 9],
])('%i pictures stand in the layout of %i: %i shown, +%i', (count, layout, shown, more) => {
  expect(photoGroup(count)).toEqual({ layout, shown, more });
});

const file = { url: '/m/1', width: 1280, height: 960, widths: [320, 640, 1280] } satisfies PictureFile;

test('the file is the smallest that fills, or the widest there is', () => {
  expect(srcOf(file, 500)).toBe('/m/1-640.webp');
  expect(srcOf(file, 640)).toBe('/m/1-640.webp');
  expect(srcOf({ ...file, widths: [320] }, 1280)).toBe('/m/1-320.webp');
  expect(srcSetOf(file)).toBe('/m/1-320.webp 320w, /m/1-640.webp 640w, /m/1-1280.webp 1280w');
});

test('pictures have their size, their colour and a text, and no style of their own', () => {
  const pictures = Array.from({ length: 7 }, (_, index) => ({
    ...file,
    aid: index + 1,
    colour: '#123456',
    caption: index === 0 ? 'The bridge' : '',
  }));
  const html = rendered(<PhotoGroup pictures={pictures} to="/forum/15443/1" eager />, { country: 'ng' });
  expect(html.match(/<img/g)).toHaveLength(3);
  expect(html).toContain('+<!-- -->4');
  expect(html).toContain('alt="The bridge"');
  expect(html).toContain('alt="Photo 2 of 7"');
  expect(html).toContain('width="1280" height="960"');
  expect(html).toContain('fill="#123456"');
  expect(html).toContain('href="/ng/forum/15443/1"');
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  expect(html).not.toContain('style=');
});
