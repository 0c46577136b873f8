import type { Db } from '../../../platform/context.ts';
import type { TimeKey } from '../../../platform/keyset.ts';
import { type InvitationRow, invitesOf } from '../sql/door.ts';
import { type Room, roomsByIds } from '../sql/rooms.ts';

/** A group that a member was asked into, by whom and when. */
export type Invitation = Room & Pick<InvitationRow, 'by_uid' | 'created_at'>;

/** Groups that a member was asked into, the newest first; `after` is when, and the group. */
export async function invitationsOf(
  db: Db,
  uid: number,
  asked: { limit: number; after?: TimeKey | undefined },
): Promise<Invitation[]> {
  const rows = await invitesOf(db, uid, { limit: asked.limit, after: asked.after });
  const rooms = await roomsByIds(
    db,
    rows.map(({ room }) => room),
  );
  return rows.flatMap(({ room, by_uid, created_at }) => {
    const found = rooms.get(room);
    return found ? [{ ...found, by_uid, created_at }] : [];
  });
}
