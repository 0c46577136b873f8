import type { Ctx } from '../../../platform/context.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { deleteMember } from '../sql/members.ts';
import { countMembers } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';

/** Ends somebody's membership of a group that is locked; how many it has then, undefined where they were not in it. */
export async function exit(
  { db, stale }: Pick<Ctx, 'db' | 'stale'>,
  room: number,
  uid: number,
): Promise<number | undefined> {
  if (!(await deleteMember(db, room, uid))) return undefined;
  const left = await countMembers(db, room, -1);
  stale(roomTag(room));
  await changed(db, 'messages.unread', [uid]);
  return left;
}
