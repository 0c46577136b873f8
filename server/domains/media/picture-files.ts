import { randomBytes } from 'node:crypto';
import { mediaUrl } from '../../platform/storage/serve.ts';

/** A key that nobody can guess: pictures of posts that few may read have no other lock. */
export function newPictureKey(): string {
  const name = randomBytes(20).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2)}`;
}

/** Key of one width of a picture. */
export function renditionKey(storageKey: string, width: number): string {
  return `${storageKey}-${width}.webp`;
}

/** Address of a picture without its width, as `url` is given to the screens. */
export function pictureUrl(storageKey: string): string {
  return mediaUrl(storageKey);
}
