import { sql } from 'kysely';
import type { CreatorFigure } from '../../../../contract/domains/creator/limits.ts';
import type { Db } from '../../../platform/context.ts';
import type { DayFigures } from '../rules/facts.ts';

export type DayRow = { uid: number; day: string } & DayFigures;

/** When each of some days was counted anew, where it was; the rows are locked in the order of all writers. */
export async function lockCounted(
  db: Db,
  keys: readonly { uid: number; day: string }[],
): Promise<{ uid: number; day: string; counted_at: Date | null }[]> {
  const { rows } = await sql<{ uid: number; day: string; counted_at: Date | null }>`
    select uid, to_char(day, 'YYYY-MM-DD') as day, counted_at from creator.days
     where (uid, day) in (select k.uid, k.day
                            from unnest(${keys.map(({ uid }) => uid)}::bigint[], ${keys.map(({ day }) => day)}::date[])
                              as k (uid, day))
     order by uid, day for update`.execute(db);
  return rows;
}

const sortedRows = (rows: readonly DayRow[]) =>
  rows.toSorted((a, b) => a.uid - b.uid || (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

/** Adds to what was counted of days. */
export async function addDays(db: Db, changes: readonly DayRow[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = sortedRows(changes);
  const column = (name: keyof DayRow) => rows.map((row) => row[name]);
  await sql`
    insert into creator.days (uid, day, views, threads, comments, likes, fans)
    select * from unnest(${column('uid')}::bigint[], ${column('day')}::date[], ${column('views')}::bigint[],
                         ${column('threads')}::int[], ${column('comments')}::int[], ${column('likes')}::int[],
                         ${column('fans')}::int[])
    on conflict (uid, day) do update
      set views = days.views + excluded.views, threads = days.threads + excluded.threads,
          comments = days.comments + excluded.comments, likes = days.likes + excluded.likes,
          fans = days.fans + excluded.fans`.execute(db);
}

/** Sets what was counted anew of days, all but their views. */
export async function setDays(db: Db, counted: readonly DayRow[], at: Date): Promise<void> {
  if (counted.length === 0) return;
  const rows = sortedRows(counted);
  const column = (name: keyof DayRow) => rows.map((row) => row[name]);
  await sql`
    insert into creator.days (uid, day, threads, comments, likes, fans, counted_at)
    select r.uid, r.day, r.threads, r.comments, r.likes, r.fans, ${at}::timestamptz
      from unnest(${column('uid')}::bigint[], ${column('day')}::date[], ${column('threads')}::int[],
                  ${column('comments')}::int[], ${column('likes')}::int[], ${column('fans')}::int[])
        as r (uid, day, threads, comments, likes, fans)
    on conflict (uid, day) do update
      set threads = excluded.threads, comments = excluded.comments, likes = excluded.likes, fans = excluded.fans,
          counted_at = excluded.counted_at`.execute(db);
}

/** What was counted of a member from one day to another. */
export async function daysBetween(
  db: Db,
  uid: number,
  first: string,
  last: string,
): Promise<({ day: string } & Record<CreatorFigure, number>)[]> {
  const { rows } = await sql<{ day: string } & Record<CreatorFigure, number>>`
    select to_char(day, 'YYYY-MM-DD') as day, views, threads, likes, fans, comments from creator.days
     where uid = ${uid} and day between ${first}::date and ${last}::date order by day`.execute(db);
  return rows;
}

/** What some members posted from one day to another. */
export async function postedBetween(
  db: Db,
  uids: readonly number[],
  first: string,
  last: string,
): Promise<{ uid: number; day: string; threads: number }[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number; day: string; threads: number }>`
    select uid, to_char(day, 'YYYY-MM-DD') as day, threads from creator.days
     where uid = any(${[...uids]}::bigint[]) and day between ${first}::date and ${last}::date`.execute(db);
  return rows;
}

/** The newest day that creators of a country are shown; undefined before the first. */
export async function publishedDay(db: Db, countryFid: number): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from creator.published where country_fid = ${countryFid}`.execute(db);
  return rows[0]?.day;
}

/** Shows a country's creators a day; true where it is a newer one. */
export async function publishDay(db: Db, countryFid: number, day: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into creator.published (country_fid, day, published_at) values (${countryFid}::int, ${day}::date, ${at})
    on conflict (country_fid) do update set day = excluded.day, published_at = excluded.published_at
      where published.day < excluded.day
    returning country_fid`.execute(db);
  return rows.length > 0;
}
