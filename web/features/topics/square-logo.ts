import { topicLimits } from '../../../contract/domains/topics/limits.ts';
import { middleOf } from './topic-form.ts';

/** Twice as many pixels as a logo has at least: screens with fine dots draw it sharp. */
const sharpSide = topicLimits.logoSide * 2;

/** The middle of a photo as a square of a logo's size; one that is too small or can't be drawn goes as it is, and the server says so. */
export async function squareLogo(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { left, top, side } = middleOf(bitmap.width, bitmap.height);
    if (side < topicLimits.logoSide) return file;
    const size = Math.min(side, sharpSide);
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, size, size);
    bitmap.close();
    return await new Promise((resolve) => canvas.toBlob((drawn) => resolve(drawn ?? file), file.type, 0.9));
  } catch {
    return file;
  }
}
