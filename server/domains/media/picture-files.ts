import { randomBytes } from 'node:crypto';
import { mediaUrl } from '../../platform/storage/serve.ts';

/** A key that nobody can guess: pictures of posts that few may read have no other lock. */
export function newPictureKey(): string {
  const name = randomBytes(20).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2)}`;
}

/** The folders in which pictures lie, 256 of them. */
export const pictureFolders: readonly string[] = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));

/** The picture that a file belongs to; undefined where it is none. */
export const pictureOfFile = (key: string): string | undefined =>
  /^([0-9a-f]{2}\/[0-9a-f]{38})-(?:\d+\.webp|preview\.jpg)$/.exec(key)?.[1];

/** The width that a file of a picture has; undefined for its preview, and where it is none. */
export function widthOfFile(key: string): number | undefined {
  const width = /-(\d{1,5})\.webp$/.exec(key)?.[1];
  return width === undefined || pictureOfFile(key) === undefined ? undefined : Number(width);
}

/** Key of one width of a picture. */
export function renditionKey(storageKey: string, width: number): string {
  return `${storageKey}-${width}.webp`;
}

/** Key of the JPEG that other sites show where a link is shared. */
export const previewKey = (storageKey: string): string => `${storageKey}-preview.jpg`;

/** Address of a picture without its width, as `url` is given to the screens. */
export function pictureUrl(storageKey: string): string {
  return mediaUrl(storageKey);
}
