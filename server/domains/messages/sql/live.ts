import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface LiveHead {
  kind: number;
  last_id: number;
  member_count: number;
}

/** A room as far as its channel has to know it; undefined once it was deleted. */
export async function liveHead(db: Db, room: number): Promise<LiveHead | undefined> {
  const { rows } = await sql<LiveHead>`
    select kind, last_id, member_count from messages.rooms where room = ${room} and deleted_at is null`.execute(db);
  return rows[0];
}

export interface LivePlace {
  uid: number;
  peer_uid: number;
  hidden_before: number;
}

/** Of some members those who are in a room, and what they have deleted of it. */
export async function livePlaces(db: Db, room: number, uids: readonly number[]): Promise<LivePlace[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<LivePlace>`
    select uid, peer_uid, hidden_before from messages.room_members
     where room = ${room} and uid = any(${uids}::bigint[])`.execute(db);
  return rows;
}

/** Who is in a small room, how far each has read, and whether it waits to be accepted. */
export async function sharedPlaces(
  db: Db,
  room: number,
  most: number,
): Promise<{ uid: number; read_id: number; request: number }[]> {
  const { rows } = await sql<{ uid: number; read_id: number; request: number }>`
    select uid, read_id, request from messages.room_members where room = ${room} order by uid limit ${most}`.execute(
    db,
  );
  return rows;
}

/** Messages after a number that are not as they were when they were sent. */
export async function liveMarks(
  db: Db,
  room: number,
  after: number,
): Promise<{ id: number; status: number; reacted: number[] | null }[]> {
  const { rows } = await sql<{ id: number; status: number; reacted: number[] | null }>`
    select id, status, reacted from messages.messages
     where room = ${room} and id > ${after} and (status <> 0 or reacted is not null) order by id`.execute(db);
  return rows;
}

/** Groups of a member, with the newest number of each and how far they have read. */
export async function countedGroups(
  db: Db,
  uid: number,
): Promise<{ room: number; last_id: number; read: number; muted: boolean }[]> {
  const { rows } = await sql<{ room: number; last_id: number; read: number; muted: boolean }>`
    select m.room, r.last_id, greatest(m.read_id, m.hidden_before) as read, m.muted
      from messages.room_members m join messages.rooms r on r.room = m.room
     where m.uid = ${uid} and m.peer_uid = 0 and r.deleted_at is null`.execute(db);
  return rows;
}
