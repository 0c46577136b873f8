import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Counted {
  count: number;
  last: Date | null;
}

const none: Counted = { count: 0, last: null };

/** How often a member asked to be judged anew, and when last. */
export async function appealsOf(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(created_at) as last from moderation.appeals where uid = ${uid}`.execute(db);
  return rows[0] ?? none;
}

/** How often a member was warned, and when last. */
export async function warningsOf(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(at) as last from moderation.acts where uid = ${uid} and act = 'warn'`.execute(
    db,
  );
  return rows[0] ?? none;
}

/** From how many addresses a member wrote, of those that are still stored. */
export async function addressesCounted(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(distinct address)::int as count, null::timestamptz as last
      from moderation.addresses where uid = ${uid}`.execute(db);
  return rows[0] ?? none;
}

/** The offices over places that a member holds, and since when the last. */
export async function officesCounted(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(at) as last from moderation.offices
     where uid = ${uid} and ended_at is null`.execute(db);
  return rows[0] ?? none;
}
