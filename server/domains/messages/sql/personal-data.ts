import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface OwnConversation {
  room: number;
  peer_uid: number;
  read_id: number;
  hidden_before: number;
  last_at: Date;
}

export async function ownConversations(
  db: ReadDb,
  uid: number,
  after: number,
  most: number,
): Promise<OwnConversation[]> {
  const { rows } = await sql<OwnConversation>`
    select room, peer_uid, read_id, hidden_before, last_at from messages.room_members
     where uid = ${uid} and room > ${after} and peer_uid <> 0 order by room limit ${most}`.execute(db);
  return rows;
}

export interface OwnMessage {
  room: number;
  id: number;
  uid: number;
  text: string;
  sent_at: Date;
}

/** What a member wrote and was written between two; what they have deleted is left out. */
export async function ownMessages(
  db: ReadDb,
  uid: number,
  { room, id }: { room: number; id: number },
  most: number,
): Promise<OwnMessage[]> {
  const { rows } = await sql<OwnMessage>`
    select x.room, x.id, x.uid, x.text, x.sent_at
      from messages.room_members m
     cross join lateral (
       select room, id, uid, text, sent_at from messages.messages
        where room = m.room and id > greatest(m.hidden_before, case when m.room = ${room} then ${id}::bigint else 0 end)
              and type < 2
        order by id limit ${most}) x
     where m.uid = ${uid} and m.room >= ${room} and m.peer_uid <> 0
     order by m.room, x.id limit ${most}`.execute(db);
  return rows;
}

/** What a member wrote in groups, also in those that they have left. */
export async function ownInGroups(
  db: ReadDb,
  uid: number,
  { room, id }: { room: number; id: number },
  most: number,
): Promise<OwnMessage[]> {
  const { rows } = await sql<OwnMessage>`
    select x.room, x.id, x.uid, x.text, x.sent_at
      from messages.messages x join messages.rooms r on r.room = x.room and r.kind = 1
     where x.uid = ${uid} and x.type < 2 and (x.room, x.id) > (${room}, ${id})
     order by x.room, x.id limit ${most}`.execute(db);
  return rows;
}

export interface OwnReaction {
  room: number;
  id: number;
  emoji: number;
}

/** What a member gave to messages. */
export async function ownGiven(
  db: ReadDb,
  uid: number,
  { room, id }: { room: number; id: number },
  most: number,
): Promise<OwnReaction[]> {
  const { rows } = await sql<OwnReaction>`
    select room, id, emoji from messages.reactions
     where uid = ${uid} and (room, id) > (${room}, ${id}) order by room, id limit ${most}`.execute(db);
  return rows;
}

/** What a member reported, and what they set. */
export async function ownReports(db: ReadDb, uid: number, after: number, most: number): Promise<OwnReport[]> {
  const { rows } = await sql<OwnReport>`
    select id, room, reason, note, created_at from messages.reports
     where reporter = ${uid} and id > ${after} order by id limit ${most}`.execute(db);
  return rows;
}

export interface OwnReport {
  id: number;
  room: number;
  reason: string;
  note: string;
  created_at: Date;
}

/** A member's reactions and that they were named, a bounded number at once; whether some are left. */
export async function dropTraces(db: Db, uid: number, most: number): Promise<boolean> {
  const reacted = await sql`
    delete from messages.reactions r using (
      select room, id from messages.reactions where uid = ${uid} limit ${most}) g
     where r.room = g.room and r.id = g.id and r.uid = ${uid}`.execute(db);
  const named = await sql`
    delete from messages.mentions r using (
      select room, id from messages.mentions where uid = ${uid} limit ${most}) g
     where r.uid = ${uid} and r.room = g.room and r.id = g.id`.execute(db);
  await db.deleteFrom('messages.settings').where('uid', '=', uid).execute();
  const all = BigInt(most);
  return reacted.numAffectedRows === all || named.numAffectedRows === all;
}

/** What a member reported stays without them. */
export async function anonymiseReports(db: Db, uid: number): Promise<void> {
  await db.updateTable('messages.reports').set({ reporter: 0, note: '' }).where('reporter', '=', uid).execute();
}

/** Some conversations of two that a member is in. */
export async function someRooms(db: Db, uid: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ room: number }>`
    select room from messages.room_members
     where uid = ${uid} and peer_uid <> 0 order by room limit ${most}`.execute(db);
  return rows.map(({ room }) => room);
}

/** A member is in a conversation no longer, and nobody writes to them there. */
export async function dropPlace(db: Db, room: number, uid: number): Promise<void> {
  await db.deleteFrom('messages.pairs').where('room', '=', room).execute();
  await db.deleteFrom('messages.room_members').where('room', '=', room).where('uid', '=', uid).execute();
}

/** No pair names a member any more. */
export async function dropPairs(db: Db, uid: number): Promise<void> {
  await db
    .deleteFrom('messages.pairs')
    .where((any) => any.or([any('low_uid', '=', uid), any('high_uid', '=', uid), any('begun_by', '=', uid)]))
    .execute();
}

/** Deletes a conversation that nobody is in any more. */
export async function dropRoom(db: Db, room: number): Promise<void> {
  await db.deleteFrom('messages.messages').where('room', '=', room).execute();
  await db.deleteFrom('messages.rooms').where('room', '=', room).execute();
}
