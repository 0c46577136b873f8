import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

/** A day by UTC, and the day of the member's own country at the same moment. */
export interface Came {
  utc: string;
  own: string;
}

/** Notes that a member came on these days, each once. */
export async function noteCame(db: Db, uid: number, { utc, own }: Came): Promise<void> {
  await sql`
    insert into accounts.came (day, own, uid) values (${utc}, false, ${uid}), (${own}, true, ${uid})
    on conflict do nothing`.execute(db);
}

/** Whose days: everybody's by UTC, or those of countries by their own calendar. */
export interface CameBy {
  own: boolean;
  /** The first and the last day. */
  from: string;
  to: string;
}

/** How many members of each country came between two days, each once. */
export async function cameByCountry(db: Db, { own, from, to }: CameBy): Promise<{ country: number; count: number }[]> {
  const { rows } = await sql<{ country: number; count: number }>`
    select m.country_fid as country, count(*)::int as count
      from (select distinct uid from accounts.came
             where day between ${from} and ${to} and own = ${own}) c
      join accounts.members m on m.uid = c.uid
     group by m.country_fid`.execute(db);
  return rows;
}

const again = (came: CameBy | undefined) =>
  came
    ? sql`and exists (select 1 from accounts.came c where c.uid = m.uid and c.own = ${came.own}
                        and c.day between ${came.from} and ${came.to})`
    : sql``;

/** How many members of each country joined between two moments, and how many of those came between two days. */
export async function joinedByCountry(
  db: Db,
  joined: { from: Date; to: Date },
  came: CameBy | undefined,
): Promise<{ country: number; count: number }[]> {
  const { rows } = await sql<{ country: number; count: number }>`
    select m.country_fid as country, count(*)::int as count from accounts.members m
     where m.created_at >= ${joined.from} and m.created_at < ${joined.to} ${again(came)}
     group by m.country_fid`.execute(db);
  return rows;
}

/** A stretch of time in a country, by its clock. */
export interface OwnSpan {
  country: number;
  from: Date;
  to: Date;
}

/** The same of each country between two moments of its own. */
export async function joinedInOwnSpans(
  db: Db,
  spans: readonly OwnSpan[],
  came: CameBy | undefined,
): Promise<{ country: number; count: number }[]> {
  const times = spans.flatMap(({ from, to }) => [from.getTime(), to.getTime()]);
  const { rows } = await sql<{ country: number; count: number }>`
    select m.country_fid as country, count(*)::int as count
      from accounts.members m
      join unnest(${spans.map(({ country }) => country)}::int[], ${spans.map(({ from }) => from)}::timestamptz[],
                  ${spans.map(({ to }) => to)}::timestamptz[]) s (country, "from", "to")
        on s.country = m.country_fid and m.created_at >= s."from" and m.created_at < s."to"
     where m.created_at >= ${new Date(Math.min(...times))} and m.created_at < ${new Date(Math.max(...times))}
       ${again(came)}
     group by m.country_fid`.execute(db);
  return rows;
}

/** The earliest day of which it is known who came; null where nobody did. */
export async function firstCame(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(day)::text as day from accounts.came`.execute(db);
  return rows[0]?.day ?? null;
}

/** Deletes who came before a day, so many at once. How many went. */
export async function dropCame(db: Db, before: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from accounts.came where (day, own, uid) in (
      select day, own, uid from accounts.came where day < ${before} order by day limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** A day on which a member came, by UTC or by the clock of their country. */
export interface CameOn {
  day: string;
  own: boolean;
}

/** The days on which a member came, in order, from after one on. */
export async function daysCame(db: ReadDb, uid: number, after: CameOn | undefined, most: number): Promise<CameOn[]> {
  const { day = '-infinity', own = false } = after ?? {};
  const { rows } = await sql<CameOn>`
    select day::text as day, own from accounts.came
     where uid = ${uid} and (day, own) > (${day}::date, ${own}) order by day, own limit ${most}`.execute(db);
  return rows;
}
