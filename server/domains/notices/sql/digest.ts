import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Those of some members who have not read what came in since a moment. */
export async function unreadSince(db: Db, uids: readonly number[], since: Date): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    select distinct uid from notices.notices
     where uid = any(${uids}::bigint[]) and read_at is null and updated_at >= ${since} order by uid`.execute(db);
  return rows.map((row) => row.uid);
}
