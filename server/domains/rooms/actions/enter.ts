import type { Ctx } from '../../../platform/context.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { beginsQuiet, options } from '../policy.ts';
import { clearDoor } from '../sql/door.ts';
import { insertMembers } from '../sql/members.ts';
import { countMembers, type Room } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';

type Within = Pick<Ctx, 'db' | 'now' | 'stale'>;

/**
 * Makes people members of a group that is locked; whom it had not yet. Where anyone joins they read what was written
 * since anyone could.
 */
export async function enter(
  { db, now, stale }: Within,
  room: Room,
  uids: readonly number[],
  role: number,
): Promise<number[]> {
  const entered = await insertMembers(db, room.room, uids, {
    ...{ role, now, readId: room.last_id },
    hiddenBefore: room.join_option === options.freeAccess ? room.open_from : room.last_id,
    muted: beginsQuiet(room.member_count + uids.length),
  });
  if (entered.length === 0) return [];
  await clearDoor(db, room.room, entered);
  await countMembers(db, room.room, entered.length);
  stale(roomTag(room.room));
  await changed(db, 'messages.unread', entered);
  return entered;
}
