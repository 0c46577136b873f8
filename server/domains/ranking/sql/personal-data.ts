import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

/** What a member was given month by month, for their export. */
export async function ownPoints(db: ReadDb, uid: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select month::text as month, likes, comments, followers, views from ranking.points
     where uid = ${uid} order by month`.execute(db);
  return rows;
}

export async function dropMember(db: Db, uid: number): Promise<void> {
  await sql`delete from ranking.points where uid = ${uid}`.execute(db);
  await sql`delete from ranking.places where uid = ${uid}`.execute(db);
  await sql`delete from ranking.newcomers where uid = ${uid}`.execute(db);
  await sql`delete from ranking.absences where uid = ${uid}`.execute(db);
}
