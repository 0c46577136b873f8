import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Counted {
  count: number;
  last: Date | null;
}

/** How many reports of chats there were about a member, and when the last. */
export async function chatReportsAbout(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(created_at) as last from messages.reports where uid = ${uid}`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}
