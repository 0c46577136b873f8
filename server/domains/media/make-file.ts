import { previewWidth } from '../../../contract/domains/media/limits.ts';
import type { Db } from '../../platform/context.ts';
import { loadSharp, picturesAtOnce } from '../../platform/pictures/sharp.ts';
import { retryAfterSeconds, workQueue } from '../../platform/pictures/work-queue.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Storage } from '../../platform/storage/port.ts';
import type { MakeFile } from '../../platform/storage/serve.ts';
import { pictureOfFile, previewKey, renditionKey, widthOfFile } from './picture-files.ts';
import { isServedWidth } from './rules/picture-size.ts';
import { imageOfKey } from './sql/images.ts';

const queue = workQueue({ atOnce: picturesAtOnce, waiting: 40 });

interface Source {
  /** The stored width that it is made from. */
  from: number;
  make: (webp: Buffer) => Promise<Buffer>;
}

/**
 * Makes a file of a picture when the first one asks for it: the JPEG for shared links, since most pictures are never
 * shared, and the widths that were not yet made when the picture was sent.
 */
export const makePictureFile =
  ({ db, storage }: { db: Db; storage: Storage }): MakeFile =>
  async (key) => {
    const picture = pictureOfFile(key);
    const source = picture === undefined ? undefined : await sourceOf(db, picture, key);
    if (!source) return false;
    const made = await queue.run(async () => {
      const found = await storage.get(renditionKey(picture!, source.from));
      return found ? source.make(Buffer.concat(await found.stream().toArray())) : 'gone';
    });
    if (!made) return refuse('media.busy', { retryAfterSeconds });
    if (made === 'gone') return false;
    await storage.put(key, made);
    return true;
  };

/** From what a file is made; undefined where the picture has no such file. */
async function sourceOf(db: Db, picture: string, key: string): Promise<Source | undefined> {
  const image = await imageOfKey(db, picture);
  const widest = Math.max(0, ...(image?.widths ?? []));
  if (!image || widest === 0) return undefined;
  if (key === previewKey(picture)) return { from: widest, make: toJpeg };
  const width = widthOfFile(key);
  const isServed = width !== undefined && isServedWidth(width, image.width, image.height);
  if (!isServed || width >= widest) return undefined;
  return { from: widest, make: (webp) => narrower(webp, width, image.animated) };
}

/** What is see-through lies on white; of an animation it is the first frame. */
async function toJpeg(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp)
    .resize({ width: previewWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function narrower(webp: Buffer, width: number, animated: boolean): Promise<Buffer> {
  const sharp = await loadSharp();
  const options = animated ? { quality: 65, effort: 2 } : { quality: 74, effort: 4 };
  return sharp(webp, { animated }).resize({ width }).webp(options).toBuffer();
}
