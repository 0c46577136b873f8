import type { Ctx } from '../../../platform/context.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { publishRecord } from '../../../platform/realtime/records.ts';
import { insertSilence } from '../sql/door.ts';
import { deleteMember } from '../sql/members.ts';
import { countMembers } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';

type Within = Pick<Ctx, 'db' | 'now' | 'stale'>;

/**
 * Ends somebody's membership of a group that is locked; how many it has then, undefined where they were not in it. An
 * admin who lets them only read for a day means that day, also where they come back in it.
 */
export async function exit({ db, now, stale }: Within, room: number, uid: number): Promise<number | undefined> {
  const gone = await deleteMember(db, room, uid);
  if (gone === undefined) return undefined;
  const until = gone.silent_until;
  if (until && until.getTime() > now.getTime()) await insertSilence(db, room, uid, until);
  const left = await countMembers(db, room, -1);
  stale(roomTag(room));
  // Every process sends them nothing more of it, without asking first who is in it.
  const record = { room, pair: [], left: uid };
  await publishRecord(db, 'room', record, record);
  await changed(db, 'messages.unread', [uid]);
  return left;
}
