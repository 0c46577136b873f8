import type { Ctx } from '../../../platform/context.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { publishRecord } from '../../../platform/realtime/records.ts';
import { insertSilence } from '../sql/door.ts';
import { deleteMember, type RoomPerson } from '../sql/members.ts';
import { countMembers } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';

type Within = Pick<Ctx, 'db' | 'now' | 'stale'>;

/**
 * Ends somebody's membership of a group that is locked; how many it has then, undefined where they were not in it. An
 * admin who lets them only read for a day means that day, also where they come back in it.
 */
export async function exit(ctx: Within, room: number, uid: number): Promise<number | undefined> {
  const gone = await forgetIn(ctx, room, uid);
  const until = gone?.silent_until;
  if (until && until.getTime() > ctx.now.getTime()) await insertSilence(ctx.db, room, uid, until);
  return gone?.left;
}

/** The same for a member of whom nothing stays. */
export async function forgetIn(
  { db, stale }: Pick<Within, 'db' | 'stale'>,
  room: number,
  uid: number,
): Promise<(Pick<RoomPerson, 'silent_until'> & { left: number }) | undefined> {
  const gone = await deleteMember(db, room, uid);
  if (gone === undefined) return undefined;
  const left = await countMembers(db, room, -1);
  stale(roomTag(room));
  // Before anything else is written there: what their pages count and show of it ends in every process at once.
  const record = { room, pair: [], left: uid };
  await publishRecord(db, 'room', record, record);
  await changed(db, 'messages.unread', [uid]);
  return { ...gone, left };
}
