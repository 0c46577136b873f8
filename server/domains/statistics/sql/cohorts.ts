import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { Cell } from '../rules/cells.ts';
import type { Scope } from '../rules/scopes.ts';

/** Puts who of a week's joiners came so many weeks later in the place of what was counted before. */
export async function replaceCohort(db: Db, week: string, later: number, cells: readonly Cell[]): Promise<void> {
  await sql`delete from statistics.cohorts where week = ${week} and later = ${later}`.execute(db);
  if (cells.length === 0) return;
  await sql`
    insert into statistics.cohorts (week, later, country_fid, language, value, shown)
    select ${week}::date, ${later}::int, c.* from unnest(
      ${cells.map(({ countryFid }) => countryFid)}::int[], ${cells.map(({ language }) => language)}::text[],
      ${cells.map(({ value }) => value)}::bigint[], ${cells.map(({ shown }) => shown)}::boolean[]) as c`.execute(db);
}

export interface CohortRow {
  week: string;
  later: number;
  value: number;
  shown: boolean;
}

/** What was counted of the weeks from one on, the newest first. */
export async function cohortsSince(db: Db, { countryFid, language }: Scope, week: string): Promise<CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    select week::text as week, later, value, shown from statistics.cohorts
     where week >= ${week} and country_fid = ${countryFid} and language = ${language}
     order by week desc, later`.execute(db);
  return rows;
}
