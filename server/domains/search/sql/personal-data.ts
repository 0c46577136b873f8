import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export async function nameOf(db: ReadDb, uid: number): Promise<{ name: string; country_fid: number }[]> {
  const { rows } = await sql<{ name: string; country_fid: number }>`
    select name, country_fid from search.members where uid = ${uid}`.execute(db);
  return rows;
}

export async function forgetMember(db: Db, uid: number): Promise<void> {
  await sql`delete from search.members where uid = ${uid}`.execute(db);
  await sql`delete from search.barred where uid = ${uid}`.execute(db);
}
