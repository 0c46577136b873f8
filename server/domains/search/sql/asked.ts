import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { beginning } from './names.ts';

/** That something was searched for, once a day by one who searches. */
export interface Asking {
  day: string;
  q: string;
  shown: string;
  mark: Buffer;
  country: number;
  /** Nothing was found for it. */
  nothing: boolean;
}

export async function noteAsked(db: Db, all: readonly Asking[]): Promise<void> {
  if (all.length === 0) return;
  await sql`
    insert into search.asked (day, q, mark, shown, country_fid, nothing)
    select a.day, a.q, a.mark, a.shown, a.country_fid, a.nothing
      from unnest(${all.map(({ day }) => day)}::date[], ${all.map(({ q }) => q)}::text[],
                  ${all.map(({ mark }) => mark)}::bytea[], ${all.map(({ shown }) => shown)}::text[],
                  ${all.map(({ country }) => country)}::int[], ${all.map(({ nothing }) => nothing)}::boolean[])
        as a (day, q, mark, shown, country_fid, nothing)
    on conflict (q, day, mark) do update set nothing = excluded.nothing where not excluded.nothing`.execute(db);
}

/** What so many members asked since a day, most first, as most of them wrote it; beginning so. */
export async function mostAsked(
  db: ReadDb,
  { begin, since, by, limit }: { begin: string; since: string; by: number; limit: number },
): Promise<{ q: string; shown: string }[]> {
  const so = begin === '' ? sql`` : sql`and q like ${beginning(begin)}`;
  const { rows } = await sql<{ q: string; shown: string }>`
    select q, mode() within group (order by shown) as shown from search.asked where day >= ${since}::date and not nothing ${so}
     group by q having count(distinct mark) >= ${by} order by count(distinct mark) desc, q limit ${limit}`.execute(db);
  return rows;
}

/** Deletes what was asked before a day, so many at once. How many went. */
export async function dropAsked(db: Db, before: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from search.asked where (q, day, mark) in (
      select q, day, mark from search.asked where day < ${before}::date limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
