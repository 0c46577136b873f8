import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { type Given, scoreOfPoint } from '../rules/score.ts';

export interface PointsChange extends Given {
  uid: number;
  /** The first day of the month. */
  month: string;
  countryFid: number;
  score: number;
}

/** Adds to what members were given in their months; rows are taken in the order of members. */
export async function addPoints(db: Db, changes: readonly PointsChange[]): Promise<void> {
  if (changes.length === 0) return;
  const sorted = changes.toSorted((a, b) => a.uid - b.uid || a.month.localeCompare(b.month));
  const column = (name: keyof PointsChange) => sorted.map((change) => change[name]);
  await sql`
    insert into ranking.points (uid, month, country_fid, score, likes, comments, followers, views)
    select * from unnest(${column('uid')}::bigint[], ${column('month')}::date[], ${column('countryFid')}::int[],
                         ${column('score')}::bigint[], ${column('likes')}::int[], ${column('comments')}::int[],
                         ${column('followers')}::int[], ${column('views')}::bigint[])
    on conflict (uid, month) do update
      set country_fid = excluded.country_fid, score = points.score + excluded.score,
          likes = points.likes + excluded.likes, comments = points.comments + excluded.comments,
          followers = points.followers + excluded.followers, views = points.views + excluded.views`.execute(db);
}

/** Members of another country now: those of them who have points of a month. */
export async function movePoints(
  db: Db,
  month: string,
  members: readonly { uid: number; countryFid: number }[],
): Promise<void> {
  if (members.length === 0) return;
  const sorted = members.toSorted((a, b) => a.uid - b.uid);
  await sql`
    with mine as (
      select p.uid, m.fid
        from unnest(${sorted.map(({ uid }) => uid)}::bigint[], ${sorted.map((m) => m.countryFid)}::int[]) as m (uid, fid)
        join ranking.points p on p.uid = m.uid and p.month = ${month}::date
       where p.country_fid <> m.fid
       order by p.uid for no key update of p)
    update ranking.points p set country_fid = mine.fid from mine
     where p.uid = mine.uid and p.month = ${month}::date`.execute(db);
}

/** What a member was given in a month; undefined for nothing. */
export async function pointsOf(db: Db, uid: number, month: string): Promise<Given | undefined> {
  const { rows } = await sql<Given>`
    select greatest(likes, 0) as likes, greatest(comments, 0) as comments, greatest(followers, 0) as followers,
           greatest(views, 0) as views
      from ranking.points where uid = ${uid} and month = ${month}::date`.execute(db);
  return rows[0];
}

/** In which country the points of some members in a month stand. */
export async function countriesOfPoints(db: Db, uids: readonly number[], month: string): Promise<Map<number, number>> {
  if (uids.length === 0) return new Map();
  const { rows } = await sql<{ uid: number; country_fid: number }>`
    select uid, country_fid from ranking.points
     where uid = any(${[...uids]}::bigint[]) and month = ${month}::date`.execute(db);
  return new Map(rows.map(({ uid, country_fid }) => [uid, country_fid]));
}

/** Points of some members in a month, and their rank in their country as the ranking orders it. */
export async function ranksOfMonth(
  db: Db,
  uids: readonly number[],
  month: string,
): Promise<{ uid: number; points: number; rank: number }[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number; points: number; rank: number }>`
    select p.uid, p.score / ${sql.lit(scoreOfPoint)} as points,
           (select count(*)::int + 1 from ranking.points o
             where o.month = p.month and o.score >= ${sql.lit(scoreOfPoint)} and o.country_fid = p.country_fid
               and (o.score > p.score or (o.score = p.score and o.uid < p.uid))) as rank
      from ranking.points p
     where p.uid = any(${[...uids]}::bigint[]) and p.month = ${month}::date
       and p.score >= ${sql.lit(scoreOfPoint)}`.execute(db);
  return rows;
}

/** Deletes points of months before one; how many went. */
export async function dropPointsBefore(db: Db, month: string, most: number): Promise<number> {
  const { rows } = await sql`
    delete from ranking.points where (uid, month) in (
      select uid, month from ranking.points where month < ${month}::date limit ${most})
    returning uid`.execute(db);
  return rows.length;
}
