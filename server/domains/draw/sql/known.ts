import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Counted {
  count: number;
  last: Date | null;
}

/** In how many draws a member has an entry, and when the last one came. */
export async function entriesCounted(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(entered_at) as last from draw.entries
     where uid = ${uid} and weight > 0`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}

/** How many prizes a member won, and when the last was confirmed. */
export async function prizesCounted(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(decided_at) as last from draw.picks
     where uid = ${uid} and state in ('won', 'unclaimed')`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}

/** From how many draws a member was left out, and when last. */
export async function leftOutCounted(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(at) as last from draw.left_out where uid = ${uid}`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}
