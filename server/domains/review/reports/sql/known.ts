import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';

interface Counted {
  count: number;
  last: Date | null;
}

/** How many cases there were about a member or their posts, and when the last was opened. */
export async function casesAbout(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(created_at) as last from reports.cases where uid = ${uid}`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}

/** How many reports a member sent, and when the last. */
export async function reportsBy(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(created_at) as last from reports.reports where uid = ${uid}`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}
