import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** What members searched for on a day, by country; or that alone for which nothing was found. */
export async function askedByCountry(
  db: Db,
  day: string,
  inVain: boolean,
): Promise<{ country: number; value: number }[]> {
  const { rows } = await sql<{ country: number; value: number }>`
    select country_fid as country, count(*)::int as value from search.asked
     where day = ${day}::date ${inVain ? sql`and nothing` : sql``} group by country_fid`.execute(db);
  return rows;
}

/** The first day of which it is known what was searched for. */
export async function firstAsked(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(day)::text as day from search.asked`.execute(db);
  return rows[0]?.day ?? null;
}
