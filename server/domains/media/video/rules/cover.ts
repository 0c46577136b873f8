import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';

/** A picture that came as base64, as `data:` address or without its head; undefined for what is neither. */
export function bytesOfCover(sent: string): Buffer | undefined {
  const comma = sent.startsWith('data:') ? sent.indexOf(',') : -1;
  if (sent.startsWith('data:') && (comma < 0 || !sent.slice(0, comma).endsWith(';base64'))) return undefined;
  const text = sent.slice(comma + 1).trim();
  if (text === '' || !/^[\w+/-]*={0,2}$/.test(text)) return undefined;
  return Buffer.from(text, 'base64');
}

/** Whether a picture has the size of a cover (R-VID-005). */
export const isCoverSize = ({ width, height }: { width: number; height: number }): boolean =>
  width === videoLimits.cover && height === videoLimits.cover;
