import { sql } from 'kysely';
import type { ReadDb } from '../../../platform/context.ts';

/** The exports that a member asked for, without where they lie. */
export async function ownExports(db: ReadDb, uid: number, most: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select id, state, asked_at, bytes, expires_at from accounts.exports
    where uid = ${uid} order by id desc limit ${most}`.execute(db);
  return rows;
}
