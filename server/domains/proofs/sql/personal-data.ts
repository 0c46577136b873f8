import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export async function ownPasskeys(db: ReadDb, uid: number, most: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select credential_id, name, synced, created_at, last_used_at from accounts.passkeys
    where uid = ${uid} order by created_at limit ${most}`.execute(db);
  return rows;
}

const ownTables = [
  'accounts.passkeys',
  'accounts.challenges',
  'accounts.two_step',
  'accounts.recovery_codes',
  'accounts.email_codes',
  'accounts.login_codes',
  'accounts.password_resets',
] as const;

/** Deletes every row that is a member's alone. */
export async function deleteOwnRows(db: Db, uid: number): Promise<void> {
  for (const table of ownTables) await db.deleteFrom(table).where('uid', '=', uid).execute();
}

/** Counts of proofs that failed, under each form of a member's bucket. */
export async function deleteFailures(db: Db, uid: number): Promise<void> {
  await sql`
    delete from accounts.login_failures
    where bucket = any(${[`u:${uid}`, `c:${uid}`, `k:${uid}`]}::text[])
       or starts_with(bucket, ${`u:${uid}:`})`.execute(db);
}
