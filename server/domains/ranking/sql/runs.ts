import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { Comparison } from '../rules/hours.ts';
import { scoreOfPoint } from '../rules/score.ts';

/** Everyone's list. */
export const everyone = 0;

/** A counting that goes on after a member. */
export interface Run {
  hour: Date;
  month: string;
  after_score: number;
  after_uid: number;
}

/** Above every score. */
const beforeAll = Number.MAX_SAFE_INTEGER;

/** Begins the counting of an hour, where nobody has. */
export async function beginRun(db: Db, hour: Date, month: string): Promise<void> {
  await sql`
    insert into ranking.runs (hour, month, after_score, after_uid)
    values (${hour}::timestamptz, ${month}::date, ${beforeAll}::bigint, 0)
    on conflict (hour) do nothing`.execute(db);
}

/** The counting of an hour, held until the transaction ends; undefined once it is done. */
export async function lockRun(db: Db, hour: Date): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    select hour, month::text as month, after_score, after_uid from ranking.runs
     where hour = ${hour} and done_at is null for update`.execute(db);
  return rows[0];
}

/** The last counting before an hour that is done. */
export async function runBefore(db: Db, hour: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ hour: Date }>`
    select hour from ranking.runs where hour < ${hour} and done_at is not null order by hour desc limit 1`.execute(db);
  return rows[0]?.hour;
}

interface Step {
  /** The counting whose places are compared with, and which of them. */
  earlier: Date | undefined;
  comparison: Comparison;
  now: Date;
  most: number;
}

/**
 * Gives the next members their places after those who have one, by their score and, of as many, who joined first; how
 * many they were, and the last of them.
 */
export async function placeNext(
  db: Db,
  { hour, month, after_score, after_uid }: Run,
  { earlier, comparison, now, most }: Step,
): Promise<{ members: number; score: number; uid: number }> {
  const before = (list: 'global' | 'country') =>
    comparison === 'none' ? sql`null::int` : sql.ref(`e.${list}_${comparison === 'places' ? 'place' : 'before'}`);
  const { rows } = await sql<{ members: number; score: number; uid: number }>`
    with batch as materialized (
      select p.uid, p.country_fid, p.score, greatest(p.likes, 0) as likes
        from ranking.points p
       where p.month = ${month}::date and p.score >= ${sql.lit(scoreOfPoint)} and p.score <= ${after_score}
         and (p.score < ${after_score} or p.uid > ${after_uid})
         and not exists (select from ranking.absences a where a.uid = p.uid and (a.until is null or a.until > ${now}))
       order by p.score desc, p.uid limit ${most}
    ), placed as (
      insert into ranking.places (uid, hour, country_fid, points, likes, global_place, country_place, global_before,
                                  country_before)
      select b.uid, ${hour}::timestamptz, b.country_fid, b.score / ${sql.lit(scoreOfPoint)}, b.likes,
             coalesce(g.members, 0) + row_number() over (order by b.score desc, b.uid),
             coalesce(c.members, 0) + row_number() over (partition by b.country_fid order by b.score desc, b.uid),
             ${before('global')}, case when e.country_fid = b.country_fid then ${before('country')} end
        from batch b
        left join ranking.totals g on g.hour = ${hour} and g.scope_fid = ${everyone}
        left join ranking.totals c on c.hour = ${hour} and c.scope_fid = b.country_fid
        left join ranking.places e on e.uid = b.uid and e.hour = ${earlier ?? null}::timestamptz
      on conflict (uid, hour) do nothing
    ), counted as (
      insert into ranking.totals (hour, scope_fid, members)
      select ${hour}::timestamptz, s.fid, s.members
        from (select country_fid as fid, count(*) as members from batch group by country_fid
              union all select ${everyone}::int, count(*) from batch having count(*) > 0) s
       order by s.fid
      on conflict (hour, scope_fid) do update set members = totals.members + excluded.members
    )
    select (select count(*) from batch)::int as members, b.score, b.uid
      from batch b order by b.score, b.uid desc limit 1`.execute(db);
  return rows[0] ?? { members: 0, score: after_score, uid: after_uid };
}

/** Notes how far a counting has come; `doneAt` where it ends. */
export async function noteRun(
  db: Db,
  hour: Date,
  { score, uid, doneAt }: { score: number; uid: number; doneAt: Date | null },
): Promise<void> {
  await sql`
    update ranking.runs set after_score = ${score}, after_uid = ${uid}, done_at = ${doneAt}::timestamptz
     where hour = ${hour}`.execute(db);
}

/** Deletes places of countings before an hour; how many went. */
export async function dropPlacesBefore(db: Db, hour: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from ranking.places where (uid, hour) in (
      select uid, hour from ranking.places where hour < ${hour} order by hour, global_place limit ${most})
    returning uid`.execute(db);
  return rows.length;
}

/** Deletes countings before an hour, once their places are gone. */
export async function dropRunsBefore(db: Db, hour: Date): Promise<void> {
  await sql`delete from ranking.totals where hour < ${hour}`.execute(db);
  await sql`delete from ranking.runs where hour < ${hour}`.execute(db);
}
