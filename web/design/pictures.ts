import { previewWidth } from '../../contract/domains/media/limits.ts';

/** What is known of a stored picture (contract/domains/media/shapes.ts). */
export interface PictureFile {
  url: string;
  width: number;
  height: number;
  widths: readonly number[];
}

const fileOf = (picture: PictureFile, width: number): string => `${picture.url}-${width}.webp`;

/** Address of the smallest stored width that fills `wanted` pixels, or of the widest there is. */
export function srcOf(picture: PictureFile, wanted: number): string {
  const widths = [...picture.widths].sort((a, b) => a - b);
  return fileOf(picture, widths.find((width) => width >= wanted) ?? widths.at(-1) ?? wanted);
}

/** The picture as other sites preview a shared link: a JPEG, which all of them take. */
export function previewOf({ url, width, height }: PictureFile) {
  const shown = Math.min(width, previewWidth);
  return { src: `${url}-preview.jpg`, width: shown, height: Math.round((height * shown) / width) };
}

export const srcSetOf = (picture: PictureFile): string =>
  picture.widths.map((width) => `${fileOf(picture, width)} ${width}w`).join(', ');

/** Where pictures stand; each place has its own width on each window. */
export type PicturePlace = 'feed' | 'thread' | 'reply';

const [widest, wide, middling] = ['(min-width: 78rem)', '(min-width: 64rem)', '(min-width: 37.5rem)'];

/** How wide a place is, widest windows first; `%` stands for the window. Measured in e2e/pictures.e2e.ts. */
const placeWidths: Record<PicturePlace, readonly (readonly [string, string | number])[]> = {
  feed: [
    ['(min-width: 77.5rem)', 37.375],
    [wide, '100vw - 26.625rem'],
    [middling, '100vw - 9.875rem'],
    ['', '100vw - 2rem'],
  ],
  thread: [
    [widest, 50.375],
    [wide, '100vw - 27.625rem'],
    [middling, '100vw - 6.125rem'],
    ['', '100vw - 2rem'],
  ],
  reply: [
    [widest, 47.625],
    [wide, '100vw - 30.375rem'],
    [middling, '100vw - 8.875rem'],
    ['', '100vw - 4.75rem'],
  ],
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

function shareOf(width: string | number, share: number): string {
  if (typeof width === 'number') return `${rounded(width * share)}rem`;
  return share === 1 ? `calc(${width})` : `calc(${rounded(share)} * (${width}))`;
}

/**
 * `sizes` of a picture that takes a share of a place's width, more than its cell's where a part of it is cut off; on phones
 * it may be another.
 */
export const sizesIn = (place: PicturePlace, share = 1, onPhones = share): string =>
  placeWidths[place]
    .map(([window, width]) => `${window} ${shareOf(width, window ? share : onPhones)}`.trim())
    .join(', ');

/** `sizes` of a picture that is shown whole and no higher than most of the window, so that a tall one is narrower. */
export function sizesWhole(place: PicturePlace, { width, height }: PictureFile): string {
  const high = rounded((85 * width) / height);
  if (width >= height) return sizesIn(place);
  return placeWidths[place]
    .map(([window, own]) => `${window} min(${typeof own === 'number' ? `${own}rem` : own}, ${high}vh)`.trim())
    .join(', ');
}

/** How much wider than its cell a picture is drawn that fills it: a wide one in a square is cut at its sides. */
export const overhang = ({ width, height }: PictureFile, cell: number): number =>
  Math.max(1, width / Math.max(1, height) / cell);

/** Shape of a group of pictures in a feed: how many show, in which grid, and what "+N" stands for. */
export interface PhotoGroup {
  layout: 1 | 2 | 3 | 4 | 9;
  shown: number;
  more: number;
}

/**
 * 1 at 4:3, 2 squares, 3 as one large and two, 4 as 2 x 2, on phones as 3 with "+1", 6 and 9 in full rows of three; the
 * others show the first three with "+N".
 */
export function photoGroup(count: number): PhotoGroup {
  if (count === 6 || count === 9) return { layout: 9, shown: count, more: 0 };
  if (count > 4) return { layout: 3, shown: 3, more: count - 3 };
  return { layout: Math.max(1, count) as 1 | 2 | 3 | 4, shown: count, more: 0 };
}

/** Some of a post's pictures, in a layout of their own. */
export interface PhotoRows {
  layout: PhotoGroup['layout'];
  from: number;
  to: number;
}

/** On a post's own page all its pictures show, those that make no even group as two groups. */
export function photoRows(count: number): readonly PhotoRows[] {
  if (count > 9) return [{ layout: 9, from: 0, to: 9 }, ...photoRows(count - 9).map((rows) => movedBy(rows, 9))];
  const first = { 5: 3, 7: 3, 8: 2 }[count];
  const whole = (from: number, size: number): PhotoRows => ({
    layout: size > 4 ? 9 : (size as 1 | 2 | 3 | 4),
    from,
    to: from + size,
  });
  return first ? [whole(0, first), whole(first, count - first)] : [whole(0, count)];
}

const movedBy = ({ layout, from, to }: PhotoRows, by: number): PhotoRows => ({ layout, from: from + by, to: to + by });

/** `sizes` of a picture in a group, by its place in it, from 0; in a feed four are three on phones. */
export function sizesInGroup(
  layout: PhotoGroup['layout'],
  index: number,
  picture: PictureFile,
  place: PicturePlace = 'feed',
): string {
  const square = overhang(picture, 1);
  const landscape = overhang(picture, 4 / 3);
  if (layout === 1) return sizesIn(place, landscape);
  if (layout === 2) return sizesIn(place, square / 2);
  const ofThree = (index === 0 ? 2 / 3 : 1 / 3) * square;
  if (layout === 3) return sizesIn(place, ofThree);
  if (layout === 9) return sizesIn(place, square / 3);
  return sizesIn(place, landscape / 2, place === 'feed' ? ofThree : landscape / 2);
}

const fewestTall = 5;

/** Whether a post's pictures are swiped through in a feed: a set with five or more tall ones. */
export const isSwiped = (pictures: readonly PictureFile[]): boolean =>
  pictures.filter(({ width, height }) => height > width).length >= fewestTall;
