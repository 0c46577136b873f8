import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Counted {
  count: number;
  last: Date | null;
}

/** How often a member wrote to the team, and when last. */
export async function messagesBy(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(created_at) as last from feedback.messages where uid = ${uid}`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}
