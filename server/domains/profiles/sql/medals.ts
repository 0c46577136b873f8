import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** True when the member hasn't got it yet. */
export async function insertMedal(db: Db, uid: number, medal: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('profiles.medals')
    .values({ uid, medal, granted_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'medal']).doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteMedal(db: Db, uid: number, medal: string): Promise<void> {
  await db.deleteFrom('profiles.medals').where('uid', '=', uid).where('medal', '=', medal).execute();
}

/** A member's medals, the last one first. */
export async function medalsGranted(db: Db, uid: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ medal: string }>`
    select medal from profiles.medals where uid = ${uid} order by granted_at desc, medal limit ${limit}`.execute(db);
  return rows.map((row) => row.medal);
}
