import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface PartRow {
  country: number;
  part: string;
  value: number;
}

/** Reports that we answered first between two moments, by country, in time or late. */
export async function answeredByCountry(db: Db, { from, to }: { from: Date; to: Date }): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select country_fid as country, case when in_time then 'inTime' else 'late' end as part, count(*)::int as value
      from bugs.history
     where created_at >= ${from} and created_at < ${to} and in_time is not null
     group by country_fid, in_time`.execute(db);
  return rows;
}
