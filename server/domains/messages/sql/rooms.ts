import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { afterPlace } from '../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

/** A member's place in a conversation of two. */
export interface Place {
  room: number;
  peer_uid: number;
  read_id: number;
  hidden_before: number;
  last_id: number;
  last_at: Date;
}

/** The same with what the other one has read, and whether they wrote. */
export interface PairPlace extends Place {
  peer_read: number;
  answered: boolean;
}

/** A pair by the lower uid first. */
const ordered = (uid: number, other: number): [number, number] => (uid < other ? [uid, other] : [other, uid]);

/** What two members write to each other is written one after the other until the transaction ends. */
export async function lockPair(db: Db, uid: number, other: number): Promise<void> {
  const [low, high] = ordered(uid, other);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages of ${low} and ${high}`}, 0))`.execute(db);
}

/** The conversations that a member begins are counted and begun one after the other until the transaction ends. */
export async function lockBeginning(db: Db, uid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages begun by ${uid}`}, 0))`.execute(db);
}

const pairColumns = sql.raw(
  'm.room, m.peer_uid, m.read_id, m.hidden_before, m.last_id, m.last_at, coalesce(o.read_id, 0) as peer_read, coalesce(o.wrote, false) as answered',
);

/** A member's place in the conversation with another; undefined before the first message. */
export async function placeWith(db: Db, uid: number, other: number): Promise<PairPlace | undefined> {
  const [low, high] = ordered(uid, other);
  const { rows } = await sql<PairPlace>`
    select ${pairColumns}
      from messages.pairs p
      join messages.room_members m on m.room = p.room and m.uid = ${uid}
      left join messages.room_members o on o.room = p.room and o.uid = ${other}
     where p.low_uid = ${low} and p.high_uid = ${high}`.execute(db);
  return rows[0];
}

/** A member's place in a conversation by its number; undefined for who is not in it. */
export async function placeIn(db: Db, uid: number, room: number): Promise<PairPlace | undefined> {
  const { rows } = await sql<PairPlace>`
    select ${pairColumns}
      from messages.room_members m
      left join messages.room_members o on o.room = m.room and o.uid = m.peer_uid
     where m.room = ${room} and m.uid = ${uid}`.execute(db);
  return rows[0];
}

/** Conversations of a member that hold something for them, the one with the newest message first. */
export async function placesOf(
  db: Db,
  uid: number,
  { limit, after }: { limit: number; after: TimeKey | undefined },
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select room, peer_uid, read_id, hidden_before, last_id, last_at
      from messages.room_members
     where uid = ${uid} and last_id > hidden_before ${afterPlace(after, 'last_at', 'room')}
     order by last_at desc, room desc limit ${limit}`.execute(db);
  return rows;
}

/** Conversations that are counted for the number of unread messages. */
const counted = 1000;

/** How many messages a member has not read, leaving out some writers: no message is looked at. */
export async function countUnread(db: Db, uid: number, without: readonly number[]): Promise<number> {
  const { rows } = await sql<{ num: number }>`
    select coalesce(sum(unread), 0)::int as num
      from (select last_id - greatest(read_id, hidden_before) as unread from messages.room_members
             where uid = ${uid} and last_id > read_id and last_id > hidden_before
               and peer_uid <> all(${without}::bigint[])
             limit ${counted}) u`.execute(db);
  return rows[0]!.num;
}

/** How many conversations a member began since a moment, counted no further than needed. */
export async function countBegun(db: Db, uid: number, since: Date, most: number): Promise<number> {
  const { rows } = await sql<{ begun: number }>`
    select count(*)::int as begun
      from (select 1 from messages.pairs where begun_by = ${uid} and begun_at > ${since} limit ${most}) b`.execute(db);
  return rows[0]!.begun;
}

/** Begins the conversation of two; the pair is locked. */
export async function insertPair(db: Db, uid: number, other: number, now: Date): Promise<number> {
  const [low_uid, high_uid] = ordered(uid, other);
  const { room } = await db
    .insertInto('messages.rooms')
    .values({ created_at: now })
    .returning('room')
    .executeTakeFirstOrThrow();
  await db.insertInto('messages.pairs').values({ low_uid, high_uid, room, begun_by: uid, begun_at: now }).execute();
  await db
    .insertInto('messages.room_members')
    .values([
      { room, uid, peer_uid: other, last_at: now },
      { room, uid: other, peer_uid: uid, last_at: now },
    ])
    .execute();
  return room;
}

/** Marks a conversation as read up to a message; what was read before stays so. */
export async function setRead(db: Db, room: number, uid: number, read: number): Promise<void> {
  await sql`
    update messages.room_members set read_id = ${read}
     where room = ${room} and uid = ${uid} and read_id < ${read}`.execute(db);
}

/** Deletes a conversation for one member, up to a message. */
export async function setHidden(db: Db, room: number, uid: number, before: number): Promise<void> {
  await sql`
    update messages.room_members set hidden_before = ${before}
     where room = ${room} and uid = ${uid} and hidden_before < ${before}`.execute(db);
}

/** What every member of a conversation has read and deleted. */
export async function placesIn(
  db: Db,
  room: number,
): Promise<{ uid: number; read_id: number; hidden_before: number; last_id: number }[]> {
  const { rows } = await sql<{ uid: number; read_id: number; hidden_before: number; last_id: number }>`
    select uid, read_id, hidden_before, last_id from messages.room_members
     where room = ${room} order by uid`.execute(db);
  return rows;
}

/** The same, and nobody deletes further until the transaction ends. */
export async function lockPlaces(db: Db, room: number): Promise<{ uid: number; hidden_before: number }[]> {
  const { rows } = await sql<{ uid: number; hidden_before: number }>`
    select uid, hidden_before from messages.room_members
     where room = ${room} order by uid for no key update`.execute(db);
  return rows;
}
