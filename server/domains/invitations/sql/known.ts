import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Counted {
  count: number;
  last: Date | null;
}

/** How many friends a member invited, and when the last joined. */
export async function inviteesCounted(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(joined_at) as last from invitations.invitees where inviter = ${uid}`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}

/** How many of a member's rewards were held, and when the last. */
export async function holdsCounted(db: Db, uid: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as count, max(at) as last from invitations.holds where uid = ${uid}`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}

/** Who invited a member, and when they joined; undefined where nobody did. */
export async function inviterOf(db: Db, uid: number): Promise<{ inviter: number; joined_at: Date } | undefined> {
  const { rows } = await sql<{ inviter: number; joined_at: Date }>`
    select inviter, joined_at from invitations.invitees where uid = ${uid}`.execute(db);
  return rows[0];
}
