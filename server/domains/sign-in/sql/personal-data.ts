import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export async function ownSessions(db: ReadDb, uid: number, after: number, most: number): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id, kind, host(ip) as ip, city, country, user_agent, created_at, last_seen_at, expires_at from accounts.sessions
    where uid = ${uid} and id > ${after} order by id limit ${most}`.execute(db);
  return rows;
}

export async function knownAddresses(db: ReadDb, uid: number, most: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select address_range, seen_at from accounts.known_addresses
    where uid = ${uid} order by seen_at desc limit ${most}`.execute(db);
  return rows;
}

const ownTables = [
  'accounts.devices',
  'accounts.alert_choices',
  'accounts.known_addresses',
  'accounts.linked_accounts',
] as const;

/** Deletes every row that is a member's alone; sessions end by `endSessions`. */
export async function deleteOwnRows(db: Db, uid: number): Promise<void> {
  for (const table of ownTables) await db.deleteFrom(table).where('uid', '=', uid).execute();
}
