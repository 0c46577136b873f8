import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export async function insertKey(
  db: Db,
  { hash, uid, now, expires }: { hash: Buffer; uid: number; now: Date; expires: Date },
): Promise<void> {
  await sql`
    insert into draw.keys (hash, uid, created_at, expires_at) values (${hash}, ${uid}, ${now}, ${expires})`.execute(db);
}

/** Whose a key is that is still good. */
export async function ownerOfKey(db: Db, hash: Buffer, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ uid: number }>`
    select uid from draw.keys where hash = ${hash} and expires_at > ${now}`.execute(db);
  return rows[0]?.uid;
}

/** Ends all keys of a member. */
export async function deleteKeysOf(db: Db, uid: number): Promise<void> {
  await sql`delete from draw.keys where uid = ${uid}`.execute(db);
}

/** Deletes keys that are over. */
export async function dropOldKeys(db: Db, now: Date): Promise<void> {
  await sql`delete from draw.keys where expires_at <= ${now}`.execute(db);
}
