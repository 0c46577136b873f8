import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

/** What a member talks about, for their export. */
export async function ownInterests(db: ReadDb, uid: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select typeid, created_at from welcome.interests where uid = ${uid} order by typeid`.execute(db);
  return rows;
}

/** The steps that a member did or skipped, for their export. */
export async function ownSteps(db: ReadDb, uid: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select interests_at, people_at, hello_at, chosen_at, said_at from welcome.members where uid = ${uid}`.execute(db);
  return rows;
}

export async function dropHour(db: Db, uid: number): Promise<void> {
  await sql`delete from welcome.interests where uid = ${uid}`.execute(db);
  await sql`delete from welcome.members where uid = ${uid}`.execute(db);
}
