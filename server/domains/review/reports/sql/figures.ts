import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';

interface Span {
  from: Date;
  to: Date;
}

interface PartRow {
  country: number;
  part: string;
  value: number;
}

/** Reports that members sent between two moments, by the country of the case and by their reason. */
export async function reportsByCountry(db: Db, { from, to }: Span): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select c.country_fid as country, r.reason as part, count(*)::int as value
      from reports.reports r join reports.cases c on c.id = r.case_id
     where r.created_at >= ${from} and r.created_at < ${to} group by c.country_fid, r.reason`.execute(db);
  return rows;
}

/** Cases that somebody decided between two moments, within so many hours or later; what went by itself is none. */
export async function decidedByCountry(db: Db, { from, to }: Span, hours: number): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select country_fid as country, count(*)::int as value,
           case when decided_at <= created_at + ${hours} * interval '1 hour' then 'inTime' else 'late' end as part
      from reports.cases
     where decided_at >= ${from} and decided_at < ${to} and decision in ('dismissed', 'removed')
     group by country_fid, part`.execute(db);
  return rows;
}
