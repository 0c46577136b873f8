import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { Cell } from '../rules/cells.ts';
import type { Scope } from '../rules/scopes.ts';

/** Puts what was counted of a day in the place of what was counted before. */
export async function replaceCells(db: Db, figure: string, day: string, cells: readonly Cell[]): Promise<void> {
  await sql`delete from statistics.figures where figure = ${figure} and day = ${day}`.execute(db);
  if (cells.length === 0) return;
  await sql`
    insert into statistics.figures (figure, day, country_fid, language, part, value, shown)
    select ${figure}, ${day}::date, c.* from unnest(
      ${cells.map(({ countryFid }) => countryFid)}::int[], ${cells.map(({ language }) => language)}::text[],
      ${cells.map(({ part }) => part)}::text[], ${cells.map(({ value }) => value)}::bigint[],
      ${cells.map(({ shown }) => shown)}::boolean[]) as c`.execute(db);
}

export interface DayRow {
  day: string;
  value: number;
  shown: boolean;
}

/** One figure of the days between two, by day; days of which there is none are left out. */
export async function figureDays(
  db: Db,
  figure: string,
  { countryFid, language }: Scope,
  { part, from, to }: { part: string; from: string; to: string },
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day::text as day, value, shown from statistics.figures
     where figure = ${figure} and country_fid = ${countryFid} and language = ${language} and part = ${part}
       and day between ${from} and ${to} order by day`.execute(db);
  return rows;
}

/** The scopes of which what is hidden on the days between two is of somebody, but of fewer than so many. */
export async function scopesOfFewHidden(
  db: Db,
  figure: string,
  { from, to }: { from: string; to: string },
  few: number,
): Promise<Scope[]> {
  const { rows } = await sql<Scope>`
    select country_fid as "countryFid", language from statistics.figures
     where figure = ${figure} and part = '' and day between ${from} and ${to} and not shown
     group by country_fid, language having sum(value) between 1 and ${few - 1}`.execute(db);
  return rows;
}

/** The days between two of which a figure was counted. */
export async function daysOfFigure(db: Db, figure: string, from: string, to: string): Promise<Set<string>> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from statistics.figures
     where figure = ${figure} and country_fid = 0 and language = '' and part = ''
       and day between ${from} and ${to}`.execute(db);
  return new Set(rows.map(({ day }) => day));
}

/** The sums of a figure's parts over the days between two, the largest first. */
export async function partSums(
  db: Db,
  figure: string,
  { countryFid, language }: Scope,
  { from, to }: { from: string; to: string },
): Promise<{ part: string; value: number }[]> {
  const { rows } = await sql<{ part: string; value: string }>`
    select part, sum(value) as value from statistics.figures
     where figure = ${figure} and country_fid = ${countryFid} and language = ${language} and part <> ''
       and day between ${from} and ${to} group by part order by sum(value) desc, part`.execute(db);
  return rows.map(({ part, value }) => ({ part, value: Number(value) }));
}

/** The parts that each of these figures ever had. */
export async function knownParts(db: Db, figures: readonly string[]): Promise<{ figure: string; part: string }[]> {
  const { rows } = await sql<{ figure: string; part: string }>`
    select distinct figure, part from statistics.figures
     where figure = any(${figures}::text[]) and country_fid = 0 and language = '' and part <> ''
     order by figure, part`.execute(db);
  return rows;
}
