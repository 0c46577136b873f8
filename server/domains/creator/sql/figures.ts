import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Span {
  from: Date;
  to: Date;
}

/** Applications that were sent between two moments, by who sent them; those withdrawn since among them. */
export async function sentByMember(db: Db, { from, to }: Span): Promise<{ uid: number; value: number }[]> {
  const { rows } = await sql<{ uid: number; value: number }>`
    select uid, count(*)::int as value from creator.applications
     where sent_at >= ${from} and sent_at < ${to} group by uid`.execute(db);
  return rows;
}

/** Monthly income that was paid between two moments, by the country whose pool it came from. */
export async function incomeByCountry(db: Db, { from, to }: Span): Promise<{ country: number; value: number }[]> {
  const { rows } = await sql<{ country: number; value: number }>`
    select country_fid as country, sum(amount)::int as value from creator.months
     where paid_at >= ${from} and paid_at < ${to} and status = 'paid' group by country_fid`.execute(db);
  return rows;
}
