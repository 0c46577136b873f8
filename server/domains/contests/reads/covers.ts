import type { PhotoPicture } from '../../../../contract/domains/threads/kinds/photo/shapes.ts';
import type { Db } from '../../../platform/context.ts';
import { firstPhotos, presentPhoto } from '../../threads/index.ts';

/** The first photo of each of some entries. */
export async function coversOf(db: Db, tids: readonly number[]): Promise<ReadonlyMap<number, PhotoPicture>> {
  const photos = await firstPhotos(db, tids);
  return new Map([...photos].map(([tid, photo]) => [tid, presentPhoto(photo)]));
}
