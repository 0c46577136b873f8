import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface IncomeOfMember {
  /** Months that were paid, how much in all, and when the last was. */
  count: number;
  xgold: number;
  last: Date | null;
}

/** What a member was paid as a creator. */
export async function incomeOfMember(db: Db, uid: number): Promise<IncomeOfMember> {
  const { rows } = await sql<IncomeOfMember>`
    select count(*)::int as count, coalesce(sum(amount), 0)::int as xgold, max(paid_at) as last
      from creator.months where uid = ${uid} and status = 'paid'`.execute(db);
  return rows[0] ?? { count: 0, xgold: 0, last: null };
}

/** How many applications a member sent, and when the last. */
export async function applicationsCounted(db: Db, uid: number): Promise<{ count: number; last: Date | null }> {
  const { rows } = await sql<{ count: number; last: Date | null }>`
    select count(*)::int as count, max(sent_at) as last from creator.applications where uid = ${uid}`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}
