import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';

interface Span {
  from: Date;
  to: Date;
}

interface CountryRow {
  country: number;
  value: number;
}

/** Threads that were published between two moments, by country; those deleted since among them. */
export async function threadsByCountry(db: Db, { from, to }: Span): Promise<CountryRow[]> {
  const { rows } = await sql<CountryRow>`
    select country_fid as country, count(*)::int as value from threads.threads
     where created_at >= ${from} and created_at < ${to} and status = 1 group by country_fid`.execute(db);
  return rows;
}

/** Replies that were written between two moments, by the country of their threads; those deleted since among them. */
export async function repliesByCountry(db: Db, { from, to }: Span): Promise<CountryRow[]> {
  const { rows } = await sql<CountryRow>`
    select t.country_fid as country, count(*)::int as value
      from threads.posts p join threads.threads t on t.tid = p.tid
     where p.created_at >= ${from} and p.created_at < ${to} and p.position > 1
     group by t.country_fid`.execute(db);
  return rows;
}
