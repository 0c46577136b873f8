import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Conversations that are looked through, the newest first, and messages of each. */
const rooms = 100;
const looked = 500;

export interface FoundRow {
  room: number;
  peer_uid: number;
  id: number;
  uid: number;
  text: string;
  sent_at: Date;
}

interface Asked {
  /** In lower case. */
  q: string;
  /** One conversation, or 0 for all. */
  room: number;
  before: { at: Date; id: number } | undefined;
  limit: number;
}

/**
 * Messages of a member's own conversations that hold the words, the newest first. So many conversations and so many
 * messages of each are looked through, whatever was written in all.
 */
export async function searchMessages(db: Db, uid: number, { q, room, before, limit }: Asked): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select f.room, m.peer_uid, f.id, f.uid, f.text, f.sent_at
      from (select m.room, m.peer_uid, m.hidden_before, m.role
              from messages.room_members m join messages.rooms r on r.room = m.room
             where m.uid = ${uid} and m.request < 2 and r.deleted_at is null and (${room} = 0 or m.room = ${room})
             order by greatest(m.last_at, coalesce(r.last_at, m.last_at)) desc limit ${rooms}) m
     cross join lateral (
       select x.room, x.id, x.uid, x.text, x.sent_at
         from (select room, id, uid, text, sent_at, status, type from messages.messages
                where room = m.room and id > m.hidden_before order by id desc limit ${looked}) x
        where x.type < 2 and strpos(lower(x.text), ${q}) > 0
              and (x.status = 0 or (x.status = 2 and (x.uid = ${uid} or m.role > 0)))
              ${before ? sql`and (x.sent_at, x.id) < (${before.at}, ${before.id})` : sql``}
        order by x.id desc limit ${limit}) f
     order by f.sent_at desc, f.id desc limit ${limit}`.execute(db);
  return rows;
}
