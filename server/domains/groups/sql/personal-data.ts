import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface JoinedGroup {
  groupid: number;
  role: number;
  joined_at: Date;
}

export async function joinedBatch(db: ReadDb, uid: number, after: number, most: number): Promise<JoinedGroup[]> {
  const { rows } = await sql<JoinedGroup>`
    select groupid, role, joined_at from groups.members
     where uid = ${uid} and groupid > ${after} order by groupid limit ${most}`.execute(db);
  return rows;
}

export async function ownRequests(db: ReadDb, uid: number, most: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select groupid, message, asked_at from groups.requests where uid = ${uid} order by groupid limit ${most}`.execute(
    db,
  );
  return rows;
}

export async function ownRemovals(db: ReadDb, uid: number, most: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select groupid, reason, removed_at from groups.removed where uid = ${uid} order by groupid limit ${most}`.execute(
    db,
  );
  return rows;
}

/** Some groups that a member is in. */
export async function someJoined(db: Db, uid: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ groupid: number }>`
    select groupid from groups.members where uid = ${uid} order by groupid limit ${most}`.execute(db);
  return rows.map(({ groupid }) => groupid);
}

export async function dropRequests(db: Db, uid: number): Promise<void> {
  await sql`delete from groups.requests where uid = ${uid}`.execute(db);
  await sql`delete from groups.removed where uid = ${uid}`.execute(db);
}
