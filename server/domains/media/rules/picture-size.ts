import { pictureLimits } from '../../../../contract/domains/media/limits.ts';

export type PictureRefusal =
  | 'media.too_large'
  | 'media.wrong_type'
  | 'media.damaged'
  | 'media.too_many_pixels'
  | 'media.too_long_animation'
  | 'media.too_slow'
  | 'media.busy';

/** WebP can't be taller or wider than this. */
const webpSide = 16_383;

/** A width this close to the widest is not made: the widest serves in its place. */
const nearlyWidest = 0.95;

interface Extent {
  width: number;
  height: number;
  frames: number;
}

/** How many pixels a JPEG may have, by how many figures of each are held in memory until it is drawn. */
export const mostJpegPixels = (figuresHeld: number): number =>
  Math.min(pictureLimits.jpegPixels, Math.floor((3 * pictureLimits.pixels) / figuresHeld));

/** Refuses what would unfold into too much, before anything is decoded. */
export function checkExtent(
  { width, height, frames }: Extent,
  most: number = pictureLimits.pixels,
): PictureRefusal | undefined {
  if (!(width > 0 && height > 0 && frames > 0)) return 'media.damaged';
  if (frames > pictureLimits.frames) return 'media.too_long_animation';
  if (width * height * frames > most) return 'media.too_many_pixels';
  if (widestPossible(width, height) < 1) return 'media.too_many_pixels';
  return undefined;
}

/**
 * The widths a picture is served in: the widest one it can fill itself, and the steps below. Of a tall one the steps next
 * to the widest are left out, then the widest is made narrower, until all together have few enough pixels.
 */
export function widthsFor(width: number, height: number): number[] {
  const tallness = height / width;
  const room = pictureLimits.madePixels / tallness;
  const widest = Math.max(1, Math.min(widestPossible(width, height), Math.floor(Math.sqrt(room))));
  const steps = pictureLimits.widths.filter((step) => step < widest * nearlyWidest);
  const squares = (made: readonly number[]) => made.reduce((sum, step) => sum + step ** 2, 0);
  while (steps.length > 1 && squares([...steps, widest]) > room) steps.pop();
  const [narrowest] = steps;
  if (narrowest === undefined || squares([...steps, widest]) <= room) return [...steps, widest];
  const beside = Math.floor(Math.sqrt(Math.max(0, room - narrowest ** 2)));
  return narrowest < beside * nearlyWidest ? [narrowest, beside] : [widest];
}

/** The width of a picture's large file; undefined where it is hardly larger than the widest that is served anyway. */
export function fullWidthFor(width: number, height: number): number | undefined {
  const { fullSide } = pictureLimits;
  const full = Math.max(1, Math.floor(Math.min(width, fullSide, (fullSide * width) / height)));
  return full * nearlyWidest > widthsFor(width, height).at(-1)! ? full : undefined;
}

/** Whether a picture may be asked for in a width: also in a step that is not offered any more. */
export const isServedWidth = (asked: number, width: number, height: number): boolean =>
  widthsFor(width, height).includes(asked) || pictureLimits.widths.some((step) => step === asked);

function widestPossible(width: number, height: number): number {
  return Math.min(width, Math.max(...pictureLimits.widths), Math.floor((webpSide * width) / height));
}
