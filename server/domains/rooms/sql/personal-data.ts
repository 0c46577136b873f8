import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface JoinedRoom {
  room: number;
  role: number;
  name_card: string;
  joined_at: Date | null;
}

export async function joinedBatch(db: ReadDb, uid: number, after: number, most: number): Promise<JoinedRoom[]> {
  const { rows } = await sql<JoinedRoom>`
    select room, role, name_card, joined_at from messages.room_members
     where uid = ${uid} and peer_uid = 0 and room > ${after} order by room limit ${most}`.execute(db);
  return rows;
}

export async function ownRequests(db: ReadDb, uid: number, most: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select room, message, created_at from messages.room_requests where uid = ${uid} order by room limit ${most}`.execute(
    db,
  );
  return rows;
}

/** Invitations that a member got. */
export async function ownInvites(db: ReadDb, uid: number, most: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select room, created_at from messages.room_invites
     where uid = ${uid} order by created_at desc, room limit ${most}`.execute(db);
  return rows;
}

export interface SentInvite {
  room: number;
  uid: number;
  created_at: Date;
}

/** Invitations that a member sent. */
export async function sentInvites(
  db: ReadDb,
  uid: number,
  after: { room: number; uid: number },
  most: number,
): Promise<SentInvite[]> {
  const { rows } = await sql<SentInvite>`
    select room, uid, created_at from messages.room_invites
     where by_uid = ${uid} and (room, uid) > (${after.room}, ${after.uid}) order by room, uid limit ${most}`.execute(
    db,
  );
  return rows;
}

export async function ownOuts(db: ReadDb, uid: number, most: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select room, why, silent_until from messages.room_outs where uid = ${uid} order by room limit ${most}`.execute(db);
  return rows;
}

/** Some groups that a member is in. */
export async function someJoined(db: Db, uid: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ room: number }>`
    select room from messages.room_members where uid = ${uid} and peer_uid = 0 order by room limit ${most}`.execute(db);
  return rows.map(({ room }) => room);
}

/** Nothing of a member waits at any door, and what they deleted is nobody's. */
export async function dropTraces(db: Db, uid: number): Promise<void> {
  await sql`delete from messages.room_requests where uid = ${uid}`.execute(db);
  await sql`delete from messages.room_invites where uid = ${uid}`.execute(db);
  await sql`delete from messages.room_invites where by_uid = ${uid}`.execute(db);
  await sql`delete from messages.room_outs where uid = ${uid}`.execute(db);
  await sql`update messages.rooms set owner_uid = 0 where owner_uid = ${uid}`.execute(db);
}
