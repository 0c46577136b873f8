import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Members of some countries who are there: the index alone is read. */
export async function countMembers(db: Db, fids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from accounts.members where country_fid = any(${fids}::int[]) and username <> ''`.execute(db);
  return rows[0]!.n;
}
