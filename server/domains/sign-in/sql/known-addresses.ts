import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Stores that a member got in from here. */
export async function rememberAddress(db: Db, uid: number, range: string, now: Date): Promise<void> {
  await db
    .insertInto('accounts.known_addresses')
    .values({ uid, address_range: range, seen_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'address_range']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Those of the members who got in from here before. */
export async function knownFrom(db: Db, uids: readonly number[], range: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('accounts.known_addresses')
    .select('uid')
    .where('uid', '=', sql<number>`any(${uids}::bigint[])`)
    .where('address_range', '=', range)
    .execute();
  return new Set(rows.map((row) => row.uid));
}

/** Address ranges from which members got in of late. */
export async function addressRows(
  db: Db,
  uids: readonly number[],
  limit: number,
): Promise<{ uid: number; address_range: string }[]> {
  return db
    .selectFrom('accounts.known_addresses')
    .select(['uid', 'address_range'])
    .where('uid', '=', sql<number>`any(${uids}::bigint[])`)
    .orderBy('seen_at', 'desc')
    .limit(limit)
    .execute();
}

/** Whether two members got in from one address of late; this machine's own says nothing about who is behind it. */
export async function shareAddress(db: Db, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ uid: number }>`
    select a.uid from accounts.known_addresses a
      join accounts.known_addresses b on b.uid = ${other} and b.address_range = a.address_range
     where a.uid = ${one} and a.address_range not like '127.%' and a.address_range <> '0:0:0:0'
     limit 1`.execute(db);
  return rows.length > 0;
}
