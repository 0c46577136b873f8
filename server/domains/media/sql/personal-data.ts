import type { Db, ReadDb } from '../../../platform/context.ts';
import type { ImageRow } from './images.ts';

export type OwnImage = ImageRow & { bytes: number; created_at: Date };

/** A member's pictures by their numbers. */
export const imagesBatch = (db: ReadDb, uid: number, after: number, most: number): Promise<OwnImage[]> =>
  db
    .selectFrom('media.images')
    .select(['aid', 'uid', 'width', 'height', 'colour', 'widths', 'storage_key', 'bytes', 'created_at'])
    .where('uid', '=', uid)
    .where('aid', '>', after)
    .orderBy('aid')
    .limit(most)
    .execute();

/** Pictures that no post shows are swept away with the next sweep, not in a week. */
export async function hurryLoose(db: Db, uid: number): Promise<void> {
  await db
    .updateTable('media.images')
    .set({ created_at: new Date(0) })
    .where('uid', '=', uid)
    .where('attached_at', 'is', null)
    .execute();
}
