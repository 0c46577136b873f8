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

interface Extent {
  width: number;
  height: number;
  frames: number;
}

/** Refuses what would unfold into too much, before anything is decoded. */
export function checkExtent({ width, height, frames }: Extent): PictureRefusal | undefined {
  if (!(width > 0 && height > 0 && frames > 0)) return 'media.damaged';
  if (frames > pictureLimits.frames) return 'media.too_long_animation';
  if (width * height * frames > pictureLimits.pixels) return 'media.too_many_pixels';
  if (widestPossible(width, height) < 1) return 'media.too_many_pixels';
  return undefined;
}

/** The widths a picture is stored in: the steps below its own width, and the widest one it can fill itself. */
export function widthsFor(width: number, height: number): number[] {
  const widest = widestPossible(width, height);
  return [...pictureLimits.widths.filter((step) => step < widest), widest];
}

function widestPossible(width: number, height: number): number {
  return Math.min(width, Math.max(...pictureLimits.widths), Math.floor((webpSide * width) / height));
}
