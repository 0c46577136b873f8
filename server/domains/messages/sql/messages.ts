import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface MessageRow {
  room: number;
  id: number;
  uid: number;
  text: string;
  sent_at: Date;
}

interface NewMessage {
  room: number;
  uid: number;
  text: string;
  now: Date;
}

/** Writes a message with the next number of its room; whoever writes has read all there is. */
export async function insertMessage(db: Db, { room, uid, text, now }: NewMessage): Promise<number> {
  const { rows } = await sql<{ last_id: number }>`
    update messages.rooms set last_id = last_id + 1, last_at = ${now} where room = ${room} returning last_id`.execute(
    db,
  );
  const id = rows[0]!.last_id;
  await db.insertInto('messages.messages').values({ room, id, uid, text, sent_at: now }).execute();
  await sql`update messages.room_members set last_id = ${id}, last_at = ${now} where room = ${room}`.execute(db);
  await sql`
    update messages.room_members set read_id = ${id}, wrote = true where room = ${room} and uid = ${uid}`.execute(db);
  return id;
}

/** The newest messages of a room between two numbers, neither of them included, in the order they were sent. */
export async function messagesBefore(
  db: Db,
  room: number,
  { before, after, limit }: { before: number; after: number; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select room, id, uid, text, sent_at from messages.messages
     where room = ${room} and id < ${before} and id > ${after} order by id desc limit ${limit}`.execute(db);
  return rows.reverse();
}

/** Messages of a room after one, in the order they were sent. */
export async function messagesAfter(db: Db, room: number, after: number, limit: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select room, id, uid, text, sent_at from messages.messages
     where room = ${room} and id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

/** Messages by the numbers of their rooms and their own. */
export async function messagesByIds(
  db: Db,
  wanted: readonly { room: number; id: number }[],
): Promise<Map<number, MessageRow>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<MessageRow>`
    select x.room, x.id, x.uid, x.text, x.sent_at
      from unnest(${wanted.map(({ room }) => room)}::bigint[], ${wanted.map(({ id }) => id)}::bigint[]) as w (room, id)
      join messages.messages x on x.room = w.room and x.id = w.id`.execute(db);
  return new Map(rows.map((row) => [row.room, row]));
}

/** Deletes for good what all members of a room have deleted. */
export async function deleteMessages(db: Db, room: number, upTo: number): Promise<void> {
  await db.deleteFrom('messages.messages').where('room', '=', room).where('id', '<=', upTo).execute();
}
