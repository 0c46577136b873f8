import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Conversations that are counted for the number of unread messages. */
const counted = 1000;

/** How many messages of two a member has not read, leaving out some writers: no message is looked at. */
export async function countUnread(db: Db, uid: number, without: readonly number[]): Promise<number> {
  const { rows } = await sql<{ num: number }>`
    select coalesce(sum(unread), 0)::int as num
      from (select last_id - greatest(read_id, hidden_before) as unread from messages.room_members
             where uid = ${uid} and last_id > read_id and last_id > hidden_before and request = 0 and not muted
               and peer_uid <> all(${without}::bigint[])
             limit ${counted}) u`.execute(db);
  return rows[0]!.num;
}

/** Groups of a member that are counted, with what they have not read there. */
export async function unreadGroups(db: Db, uid: number): Promise<{ room: number; unread: number }[]> {
  const { rows } = await sql<{ room: number; unread: number }>`
    select m.room, greatest(0, r.last_id - greatest(m.read_id, m.hidden_before))::int as unread
      from messages.room_members m join messages.rooms r on r.room = m.room
     where m.uid = ${uid} and m.peer_uid = 0 and not m.muted and r.deleted_at is null`.execute(db);
  return rows;
}
