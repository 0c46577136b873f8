import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export async function insertKey(
  db: Db,
  { hash, uid, session, now, expires }: { hash: Buffer; uid: number; session: string; now: Date; expires: Date },
): Promise<void> {
  await sql`
    insert into draw.keys (hash, uid, session, created_at, expires_at)
    values (${hash}, ${uid}, ${session}, ${now}, ${expires})`.execute(db);
}

/** Whose a key is that is still good, and the session that took it. */
export async function ownerOfKey(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ uid: number; session: string } | undefined> {
  const { rows } = await sql<{ uid: number; session: string }>`
    select uid, session from draw.keys where hash = ${hash} and expires_at > ${now}`.execute(db);
  return rows[0];
}

/** Ends all keys of a member. */
export async function deleteKeysOf(db: Db, uid: number): Promise<void> {
  await sql`delete from draw.keys where uid = ${uid}`.execute(db);
}

/** Deletes keys that are over. */
export async function dropOldKeys(db: Db, now: Date): Promise<void> {
  await sql`delete from draw.keys where expires_at <= ${now}`.execute(db);
}
