import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** A member's place in a conversation of two. */
export interface Place {
  room: number;
  peer_uid: number;
  read_id: number;
  hidden_before: number;
  last_id: number;
  last_at: Date;
  muted: boolean;
  pinned_at: Date | null;
  /** 1: it waits to be accepted, 2: declined. */
  request: number;
}

/** The same with what the other one has read, and whether they wrote. */
export interface PairPlace extends Place {
  peer_read: number;
  /** The same, or what they have deleted: they know of everything up to there. */
  peer_knows: number;
  /** It waits with the other one, or was declined there: what they read isn't shown. */
  peer_request: number;
  /** The other one has turned its notifications off. */
  peer_muted: boolean;
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
  'm.room, m.peer_uid, m.read_id, m.hidden_before, m.last_id, m.last_at, m.muted, m.pinned_at, m.request, coalesce(o.read_id, 0) as peer_read, greatest(coalesce(o.read_id, 0), coalesce(o.hidden_before, 0)) as peer_knows, coalesce(o.request, 0) as peer_request, coalesce(o.muted, false) as peer_muted, coalesce(o.wrote, false) as answered',
);

/** A member's place in the conversation with another; undefined before the first message. */
export async function placeWith(db: Db, uid: number, other: number): Promise<PairPlace | undefined> {
  const { rows } = await sql<PairPlace>`
    select ${pairColumns}
      from messages.room_members m
      left join messages.room_members o on o.room = m.room and o.uid = m.peer_uid
     where m.uid = ${uid} and m.peer_uid = ${other} and m.peer_uid <> 0`.execute(db);
  return rows[0];
}

/** A member's place in a conversation of two by its number; undefined for who is not in it. */
export async function placeIn(db: Db, uid: number, room: number): Promise<PairPlace | undefined> {
  const { rows } = await sql<PairPlace>`
    select ${pairColumns}
      from messages.room_members m
      left join messages.room_members o on o.room = m.room and o.uid = m.peer_uid
     where m.room = ${room} and m.uid = ${uid} and m.peer_uid <> 0`.execute(db);
  return rows[0];
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
