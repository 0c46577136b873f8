import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** From which countries a member's sessions in force came, each once, with the moment of the last. */
export async function sessionCountries(
  db: Db,
  uid: number,
  now: Date,
): Promise<{ country: string; count: number; last: Date }[]> {
  const { rows } = await sql<{ country: string; count: number; last: Date }>`
    select country, count(*)::int as count, max(coalesce(last_seen_at, created_at)) as last
      from accounts.sessions where uid = ${uid} and expires_at > ${now} and country <> ''
     group by country order by max(coalesce(last_seen_at, created_at)) desc limit 10`.execute(db);
  return rows;
}
