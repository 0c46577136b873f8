import type { RoomRow } from '../../../../contract/domains/rooms/shapes.ts';
import type { Db } from '../../../platform/context.ts';
import { picturesByAid } from '../../media/index.ts';
import { presentRoom } from '../present.ts';
import { invitesOf } from '../sql/door.ts';
import { roomsByIds } from '../sql/rooms.ts';

/** A group that a member was asked into, by whom and when. */
export interface Invitation {
  group: RoomRow;
  by_uid: number;
  created_at: Date;
}

/** Groups that a member was asked into, the newest first. */
export async function invitationsOf(db: Db, uid: number, limit: number): Promise<Invitation[]> {
  const rows = await invitesOf(db, uid, limit);
  const rooms = await roomsByIds(
    db,
    rows.map(({ room }) => room),
  );
  const pictures = await picturesByAid(
    db,
    [...rooms.values()].flatMap(({ aid }) => (aid > 0 ? [aid] : [])),
  );
  return rows.flatMap(({ room, by_uid, created_at }) => {
    const found = rooms.get(room);
    if (found === undefined) return [];
    const to = { role: undefined, asked: false, invited: true };
    return [{ group: presentRoom(found, to, pictures.get(found.aid)), by_uid, created_at }];
  });
}
