import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { SessionKind } from './sessions.ts';

export interface ListedSession {
  id: number;
  token_hash: Buffer;
  kind: SessionKind;
  ip: string | null;
  city: string;
  country: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date | null;
}

/** A member's living sessions, those used last first. */
export async function listSessions(db: Db, uid: number, now: Date, most: number): Promise<ListedSession[]> {
  const { rows } = await sql<ListedSession>`
    select id, token_hash, kind, host(ip) as ip, city, country, user_agent, created_at, last_seen_at
    from accounts.sessions where uid = ${uid} and expires_at > ${now}
    order by coalesce(last_seen_at, created_at) desc, id desc limit ${most}`.execute(db);
  return rows;
}

/** The token's hash of one of a member's sessions. */
export async function findOwnSession(db: Db, uid: number, id: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('accounts.sessions')
    .select('token_hash')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.token_hash;
}

/** Notes that a session is in use. */
export async function markSeen(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('accounts.sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** How many sessions of a member last now. */
export async function countSessions(db: Db, uid: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('accounts.sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
