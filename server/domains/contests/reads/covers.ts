import type { PhotoPicture } from '../../../../contract/domains/threads/kinds/photo/shapes.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { sharedFor } from '../../../platform/reading/parted.ts';
import { firstPhotos, hiddenHere, presentPhoto, type Shown, visibleIds } from '../../threads/index.ts';

type Covers = ReadonlyMap<number, PhotoPicture>;

/** The first photo of each of some entries. */
export async function coversOf(db: Db, tids: readonly number[]): Promise<Covers> {
  const photos = await firstPhotos(db, tids);
  return new Map([...photos].map(([tid, photo]) => [tid, presentPhoto(photo)]));
}

/** The same of those that the reader sees. */
export async function seenCovers(ctx: Ctx, people: Pick<Shown, 'hiddenFor'>, tids: readonly number[]): Promise<Covers> {
  for (const tid of tids) ctx.reads(`t:${tid}`);
  const shared = sharedFor(ctx, await hiddenHere(ctx, people));
  return coversOf(ctx.db, await visibleIds(shared, tids));
}
