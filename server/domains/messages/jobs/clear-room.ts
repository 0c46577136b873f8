import type { Db } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { detachPictures } from '../../media/index.ts';
import { deleteOfRoom } from '../sql/retention.ts';

/** Deletes messages of a group that was deleted, so many at once; how many it deleted. */
export const clearRoom = (db: Db, now: Date, room: number, most: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { deleted, aids } = await deleteOfRoom(tx, room, most);
    await detachPictures({ db: tx, now }, aids);
    return deleted;
  });
