import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Span {
  from: Date;
  to: Date;
}

interface CountryRow {
  country: number;
  value: number;
}

/** Orders that were paid between two moments, by country, or what was paid for them. */
export async function paidByCountry(db: Db, { from, to }: Span, what: 'orders' | 'xcoin'): Promise<CountryRow[]> {
  const value = what === 'orders' ? sql`count(*)::int` : sql`sum(price)::int`;
  const { rows } = await sql<CountryRow>`
    select country_fid as country, ${value} as value from store.orders
     where paid_at >= ${from} and paid_at < ${to} group by country_fid`.execute(db);
  return rows;
}

/** What was paid back between two moments, by country. */
export async function refundedByCountry(db: Db, { from, to }: Span): Promise<CountryRow[]> {
  const { rows } = await sql<CountryRow>`
    select o.country_fid as country, sum(o.price)::int as value
      from store.order_steps s join store.orders o on o.order_id = s.order_id
     where s.at >= ${from} and s.at < ${to} and s.status = 'refunded' group by o.country_fid`.execute(db);
  return rows;
}
