import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { PhotoGroup } from './PhotoGroup.tsx';
import { PhotoList } from './Photos.tsx';
import {
  isSwiped,
  type PictureFile,
  photoGroup,
  photoRows,
  sizesIn,
  sizesInGroup,
  sizesWhole,
  srcOf,
  srcSetOf,
} from './pictures.ts';

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

test.each([
  [1, [[1, 1]]],
  [2, [[2, 2]]],
  [3, [[3, 3]]],
  [4, [[4, 4]]],
  [
    5,
    [
      [3, 3],
      [2, 2],
    ],
  ],
  [6, [[9, 6]]],
  [
    7,
    [
      [3, 3],
      [4, 4],
    ],
  ],
  [
    8,
    [
      [2, 2],
      [9, 6],
    ],
  ],
  [9, [[9, 9]]],
  [
    14,
    [
      [9, 9],
      [3, 3],
      [2, 2],
    ],
  ],
])('on a page of their own all of %i pictures show, as %j', (count, rows) => {
  const made = photoRows(count);
  expect(made.map(({ layout, from, to }) => [layout, to - from])).toEqual(rows);
  expect(made.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at))).toEqual(
    Array.from({ length: count }, (_, at) => at),
  );
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
  expect(html).toContain('href="/ng/forum/15443/1?photo=3"');
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  expect(html).not.toContain('style=');
});

const onPhones = (sizes: string) => sizes.split(', ').at(-1);
const tall: PictureFile = { ...file, width: 900, height: 1600 };
const wide: PictureFile = { ...file, width: 1600, height: 900 };

test('the width of a place stands for each window, the narrowest last', () => {
  expect(sizesIn('feed')).toBe(
    '(min-width: 77.5rem) 37.38rem, (min-width: 64rem) calc(100vw - 26.625rem), (min-width: 37.5rem) calc(100vw - 9.875rem), calc(100vw - 2rem)',
  );
  expect(sizesIn('feed', 0.5)).toMatch(/^\(min-width: 77\.5rem\) 18\.69rem, /);
});

test.each([
  [1, 0, file, 'calc(100vw - 2rem)'],
  [2, 0, tall, 'calc(0.5 * (100vw - 2rem))'],
  [2, 1, file, 'calc(0.67 * (100vw - 2rem))'],
  [2, 1, wide, 'calc(0.89 * (100vw - 2rem))'],
  [3, 0, tall, 'calc(0.67 * (100vw - 2rem))'],
  [3, 2, tall, 'calc(0.33 * (100vw - 2rem))'],
  [4, 0, tall, 'calc(0.67 * (100vw - 2rem))'],
  [4, 1, tall, 'calc(0.33 * (100vw - 2rem))'],
  [9, 8, tall, 'calc(0.33 * (100vw - 2rem))'],
] as const)(
  'in a group of the layout %i the picture at %i is as wide as it is drawn',
  (layout, index, picture, sizes) => {
    expect(onPhones(sizesInGroup(layout, index, picture))).toBe(sizes);
  },
);

test('a post’s own page shows four as two and two on phones too', () => {
  expect(onPhones(sizesInGroup(4, 1, tall, 'thread'))).toBe('calc(0.5 * (100vw - 2rem))');
});

test('a post’s pictures stand in groups, the first loaded at once, each with its caption', () => {
  const pictures = [1, 2, 3, 4, 5].map((aid) => ({ ...file, aid, colour: '#123456', caption: aid === 2 ? 'Bus' : '' }));
  const html = rendered(<PhotoList pictures={pictures} eager />, { country: 'ng' });
  expect(html.match(/class="photos photos-\d"/g)).toEqual(['class="photos photos-3"', 'class="photos photos-2"']);
  expect(html.match(/data-aid="\d"/g)).toHaveLength(5);
  expect(html.match(/loading="eager"/g)).toHaveLength(1);
  expect(html).toMatch(/class="photo-line"[^>]*>Bus</);
  expect(html).not.toContain('style=');
});

test('four are two and two on wide windows', () => {
  expect(sizesInGroup(4, 0, tall)).toMatch(/^\(min-width: 77\.5rem\) 18\.69rem, /);
});

test('a tall picture that is shown whole is narrower than its place', () => {
  expect(sizesWhole('thread', tall)).toMatch(/min\(100vw - 2rem, 47\.81vh\)$/);
  expect(sizesWhole('thread', wide)).toBe(sizesIn('thread'));
});

test.each([
  [5, 0, true],
  [5, 3, true],
  [4, 5, false],
  [0, 9, false],
])('a set with %i tall pictures and %i others is swiped: %s', (high, others, swiped) => {
  const set = [...Array.from({ length: high }, () => tall), ...Array.from({ length: others }, () => wide)];
  expect(isSwiped(set)).toBe(swiped);
});

test('a swiped set shows all its pictures, only the first at once', () => {
  const pictures = [1, 2, 3, 4, 5].map((aid) => ({ ...tall, widths: [320], aid, colour: '#123456', caption: '' }));
  const html = rendered(<PhotoGroup pictures={pictures} to="/forum/15443/1" eager />, { country: 'ng' });
  expect(html).toContain('class="swipe-track"');
  expect(html.match(/loading="lazy"/g)).toHaveLength(4);
  expect(html.match(/loading="eager"/g)).toHaveLength(1);
  expect(html).toContain('href="/ng/forum/15443/1?photo=5"');
  expect(html).not.toContain('style=');
});
