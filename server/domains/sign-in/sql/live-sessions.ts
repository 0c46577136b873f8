import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Those of some sessions, by the hex of their hashes, that last now. */
export async function liveSessions(db: Db, sessions: readonly string[], now: Date): Promise<Set<string>> {
  if (sessions.length === 0) return new Set();
  const hashes = sessions.map((session) => Buffer.from(session, 'hex'));
  const rows = await db
    .selectFrom('accounts.sessions')
    .select('token_hash')
    .where('token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map((row) => row.token_hash.toString('hex')));
}
