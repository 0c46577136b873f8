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

/** Shape of a group of pictures in a feed: how many show, in which grid, and what "+N" stands for. */
export interface PhotoGroup {
  layout: 1 | 2 | 3 | 4 | 9;
  shown: number;
  more: number;
}

/**
 * 1 at 4:3, 2 squares, 3 as one large and two, 4 as 2 x 2, 6 and 9 in full rows of three; the others show the first three
 * with "+N".
 */
export function photoGroup(count: number): PhotoGroup {
  if (count === 6 || count === 9) return { layout: 9, shown: count, more: 0 };
  if (count > 4) return { layout: 3, shown: 3, more: count - 3 };
  return { layout: Math.max(1, count) as 1 | 2 | 3 | 4, shown: count, more: 0 };
}
