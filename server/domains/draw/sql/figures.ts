import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Span {
  from: Date;
  to: Date;
}

/** Entries that members got between two moments, one a draw and member; those that were taken back are none. */
export async function entriesByMember(db: Db, { from, to }: Span): Promise<{ uid: number; value: number }[]> {
  const { rows } = await sql<{ uid: number; value: number }>`
    select uid, count(*)::int as value from draw.entries
     where entered_at >= ${from} and entered_at < ${to} and weight > 0 group by uid`.execute(db);
  return rows;
}

/** Prizes whose winners were confirmed between two moments, by the winner's country. */
export async function prizesByCountry(db: Db, { from, to }: Span): Promise<{ country: number; value: number }[]> {
  const { rows } = await sql<{ country: number; value: number }>`
    select country_fid as country, count(*)::int as value from draw.picks
     where decided_at >= ${from} and decided_at < ${to} and state = 'won' group by country_fid`.execute(db);
  return rows;
}
