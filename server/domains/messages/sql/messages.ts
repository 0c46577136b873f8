import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** What is stored for the statuses of the contract, in their order; what was declined waits for nobody, and is removed. */
export const stored = { sent: 0, withdrawn: 1, held: 2, removed: 3, declined: 4 } as const;
export const types = { text: 0, image: 1, system: 2 } as const;

export interface MessageRow {
  room: number;
  id: number;
  uid: number;
  text: string;
  sent_at: Date;
  client_id: string | null;
  status: number;
  type: number;
  quote_id: number;
  aid: number;
  named: number[];
  system_kind: number;
  system_uid: number;
  reacted: number[] | null;
}

const columns = sql.raw(
  'x.room, x.id, x.uid, x.text, x.sent_at, x.client_id, x.status, x.type, x.quote_id, x.aid, x.named, x.system_kind, x.system_uid, x.reacted',
);

/** A message before it has its number. */
export interface NewMessage extends Omit<MessageRow, 'id' | 'reacted'> {}

/** A text of a member; what else a message has is said where it is written. */
export const plainMessage = (room: number, uid: number, text: string, now: Date): NewMessage => ({
  ...{ room, uid, text, sent_at: now, client_id: null, status: stored.sent, type: types.text },
  ...{ quote_id: 0, aid: 0, named: [], system_kind: 0, system_uid: 0 },
});

/** Writes a message under the number that it took. */
export async function insertMessage(db: Db, id: number, message: NewMessage): Promise<void> {
  await db
    .insertInto('messages.messages')
    .values({ ...message, id })
    .execute();
  // Whoever is named in what waits learns of it once it is let through.
  if (message.status !== stored.held) await insertMentions(db, message.room, id, message.named);
}

/** Notes who is named in a message. */
export async function insertMentions(db: Db, room: number, id: number, named: readonly number[]): Promise<void> {
  if (named.length === 0) return;
  await db
    .insertInto('messages.mentions')
    .values(named.map((uid) => ({ room, id, uid })))
    .execute();
}

/** Which messages a reader meets: what waits for an admin, or was declined, is its writer's and the admins' alone. */
export interface Meets {
  room: number;
  uid: number;
  /** What they have deleted. */
  after: number;
  seesHeld: boolean;
}

const met = ({ room, uid, after, seesHeld }: Meets) =>
  sql`x.room = ${room} and x.id > ${after} and (x.status not in (${stored.held}, ${stored.declined}) or x.uid = ${uid} or ${seesHeld})`;

/** The newest messages of a room before a number, in the order they were sent. */
export async function messagesBefore(db: Db, meets: Meets, before: number, limit: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages.messages x
     where ${met(meets)} and x.id < ${before} order by x.id desc limit ${limit}`.execute(db);
  return rows.reverse();
}

/** Messages of a room after a number, in the order they were sent. */
export async function messagesAfter(db: Db, meets: Meets, limit: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages.messages x where ${met(meets)} order by x.id limit ${limit}`.execute(db);
  return rows;
}

/** Messages by the numbers of their rooms and their own. */
export async function messagesByIds(
  db: Db,
  wanted: readonly { room: number; id: number }[],
): Promise<ReadonlyMap<string, MessageRow>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<MessageRow>`
    select ${columns}
      from unnest(${wanted.map(({ room }) => room)}::bigint[], ${wanted.map(({ id }) => id)}::bigint[]) as w (room, id)
      join messages.messages x on x.room = w.room and x.id = w.id`.execute(db);
  return new Map(rows.map((row) => [messageKey(row.room, row.id), row]));
}

export const messageKey = (room: number, id: number): string => `${room}.${id}`;

/** A message that nobody changes until the transaction ends. */
export async function lockMessage(db: Db, room: number, id: number): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages.messages x where x.room = ${room} and x.id = ${id} for no key update`.execute(db);
  return rows[0];
}

/** The message that its sender calls so. */
export async function messageCalled(
  db: Db,
  room: number,
  uid: number,
  clientId: string,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages.messages x
     where x.room = ${room} and x.uid = ${uid} and x.client_id = ${clientId}`.execute(db);
  return rows[0];
}

/** Leaves of a message that there was one: its words, picture, names and reactions are gone. */
export async function emptyMessage(db: Db, room: number, id: number, status: 1 | 3 | 4): Promise<void> {
  await sql`
    update messages.messages set text = '', aid = 0, named = '{}', reacted = null, quote_id = 0, status = ${status}
     where room = ${room} and id = ${id}`.execute(db);
  await db.deleteFrom('messages.mentions').where('room', '=', room).where('id', '=', id).execute();
  await db.deleteFrom('messages.reactions').where('room', '=', room).where('id', '=', id).execute();
}

export async function setStatus(db: Db, room: number, id: number, status: number): Promise<void> {
  await db.updateTable('messages.messages').set({ status }).where('room', '=', room).where('id', '=', id).execute();
}

/** Deletes for good what both of a conversation have deleted. */
export async function deleteMessages(db: Db, room: number, upTo: number): Promise<number[]> {
  const { rows } = await sql<{ aid: number }>`
    delete from messages.messages where room = ${room} and id <= ${upTo} returning aid`.execute(db);
  await db.deleteFrom('messages.mentions').where('room', '=', room).where('id', '<=', upTo).execute();
  await db.deleteFrom('messages.reactions').where('room', '=', room).where('id', '<=', upTo).execute();
  return rows.map(({ aid }) => aid).filter((aid) => aid > 0);
}

/** Looked through for what a newcomer repeats. */
const looked = 200;

/** In how many other conversations a member wrote these very words since a moment. */
export async function countRepeats(db: Db, uid: number, text: string, room: number, since: Date): Promise<number> {
  const { rows } = await sql<{ rooms: number }>`
    select count(distinct room)::int as rooms
      from (select room, text from messages.messages where uid = ${uid} and sent_at > ${since} limit ${looked}) m
     where text = ${text} and room <> ${room}`.execute(db);
  return rows[0]!.rooms;
}

/** Who is named in a conversation since they last read there, of these conversations. */
export async function namedIn(db: Db, uid: number, rooms: readonly number[]): Promise<ReadonlySet<number>> {
  if (rooms.length === 0) return new Set();
  const { rows } = await sql<{ room: number }>`
    select distinct n.room
      from messages.mentions n join messages.room_members m on m.room = n.room and m.uid = n.uid and n.id > m.read_id
     where n.uid = ${uid} and n.room = any(${rooms}::bigint[])`.execute(db);
  return new Set(rows.map(({ room }) => room));
}

/** A member has read a conversation up to here: that they were named there is no news. */
export async function dropMentions(db: Db, room: number, uid: number, upTo: number): Promise<number[]> {
  const gone = await db
    .deleteFrom('messages.mentions')
    .where('uid', '=', uid)
    .where('room', '=', room)
    .where('id', '<=', upTo)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

/** Who wrote some messages of a room. */
export async function writersOf(db: Db, room: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    select distinct uid from messages.messages where room = ${room} and id = any(${ids}::bigint[])`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** Whether a message is there for all of its room to read, and somebody's. */
export async function isSaid(db: Db, room: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ said: boolean }>`
    select exists (select 1 from messages.messages
                    where room = ${room} and id = ${id} and status = ${stored.sent} and type <> ${types.system}) as said`.execute(
    db,
  );
  return rows[0]!.said;
}
