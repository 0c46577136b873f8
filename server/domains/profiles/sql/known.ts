import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Counted {
  count: number;
  last: Date | null;
}

/** How many medals a member has, and when the last was given. */
export async function medalsCounted(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(granted_at) as last from profiles.medals
     where uid = ${uid} and taken_at is null`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}
