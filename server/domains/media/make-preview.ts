import { previewWidth } from '../../../contract/domains/media/limits.ts';
import type { Db } from '../../platform/context.ts';
import { loadSharp, picturesAtOnce } from '../../platform/pictures/sharp.ts';
import { workQueue } from '../../platform/pictures/work-queue.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Storage } from '../../platform/storage/port.ts';
import type { MakeFile } from '../../platform/storage/serve.ts';
import { pictureOfFile, previewKey, renditionKey } from './picture-files.ts';
import { widthsOfKey } from './sql/images.ts';

const mostWaiting = 40;
const queue = workQueue(picturesAtOnce, mostWaiting);

/**
 * Makes the JPEG of a picture for shared links, when the first one asks for it: most pictures are never shared. What is
 * see-through lies on white; of an animation it is the first frame.
 */
export const makePreview =
  ({ db, storage }: { db: Db; storage: Storage }): MakeFile =>
  async (key) => {
    const picture = pictureOfFile(key);
    if (picture === undefined || key !== previewKey(picture)) return false;
    const widest = Math.max(0, ...(await widthsOfKey(db, picture)));
    const found = widest > 0 ? await storage.get(renditionKey(picture, widest)) : undefined;
    if (!found) return false;
    const made = await queue.run(async () => toJpeg(Buffer.concat(await found.stream().toArray())));
    if (!made) return refuse('media.busy', { retryAfterSeconds: 5 });
    await storage.put(key, made);
    return true;
  };

async function toJpeg(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp)
    .resize({ width: previewWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
