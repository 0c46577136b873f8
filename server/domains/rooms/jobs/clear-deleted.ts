import type { RoomsDeps } from '../deps.ts';
import { deletedRooms, dropMembers, dropRoom } from '../sql/deleted.ts';

/** Groups that one run clears, and rows that it deletes in one statement. */
const [roomsAtOnce, rowsAtOnce] = [50, 1000];

/** Deletes the rows of groups that were deleted, some at a time: what is interrupted goes on with the next run. */
export async function clearDeleted({ db, clock, clearMessages }: Pick<RoomsDeps, 'db' | 'clock' | 'clearMessages'>) {
  for (const room of await deletedRooms(db, roomsAtOnce)) {
    await untilFew(() => clearMessages(db, clock(), room, rowsAtOnce));
    await untilFew(() => dropMembers(db, room, rowsAtOnce));
    await dropRoom(db, room);
  }
}

async function untilFew(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) === rowsAtOnce);
}
