import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';

/** A day as moments: from its first one to the first one after. */
export interface DaySpan {
  day: string;
  from: Date;
  to: Date;
}

interface ReceivedDay {
  day: string;
  threads: number;
  comments: number;
  likes: number;
}

/**
 * What a member posted and received from others on each of some days, as it stands now: counted from the rows, by one
 * statement. Likes and replies stand though the thread is gone; a deleted reply doesn't.
 */
export async function receivedByDay(db: Db, uid: number, days: readonly DaySpan[]): Promise<ReceivedDay[]> {
  if (days.length === 0) return [];
  const { rows } = await sql<ReceivedDay>`
    with days as (
      select * from unnest(${days.map(({ day }) => day)}::text[], ${days.map(({ from }) => from)}::timestamptz[],
                           ${days.map(({ to }) => to)}::timestamptz[]) as d (day, since, until)
    ), span as (select min(since) as since, max(until) as until from days
    ), posted as (
      select t.created_at as at from threads.threads t, span
       where t.authorid = ${uid} and t.status = 1 and t.deleted_at is null
         and t.created_at >= span.since and t.created_at < span.until
    ), liked as (
      select l.created_at as at from threads.posts p join threads.likes l on l.tid = p.tid and l.pid = p.pid, span
       where p.authorid = ${uid} and p.created_at < span.until and l.uid <> ${uid}
         and l.created_at >= span.since and l.created_at < span.until
    ), replied as (
      select r.created_at as at
        from threads.posts f
        join threads.threads t on t.tid = f.tid and t.authorid = ${uid} and not t.replies_to_author
        join threads.posts r on r.tid = f.tid and r.position > 1, span
       where f.authorid = ${uid} and f.position = 1 and f.created_at < span.until
         and r.authorid <> ${uid} and r.status = 1 and r.created_at >= span.since and r.created_at < span.until
    )
    select d.day,
           (select count(*)::int from posted where at >= d.since and at < d.until) as threads,
           (select count(*)::int from replied where at >= d.since and at < d.until) as comments,
           (select count(*)::int from liked where at >= d.since and at < d.until) as likes
      from days d order by d.day`.execute(db);
  return rows;
}

/** What a member's threads received from others on each of some days: likes of the thread itself, and replies that stand. */
export async function receivedByThread(
  db: Db,
  uid: number,
  days: readonly DaySpan[],
): Promise<{ day: string; tid: number; likes: number; replies: number }[]> {
  if (days.length === 0) return [];
  const { rows } = await sql<{ day: string; tid: number; likes: number; replies: number }>`
    with days as (
      select * from unnest(${days.map(({ day }) => day)}::text[], ${days.map(({ from }) => from)}::timestamptz[],
                           ${days.map(({ to }) => to)}::timestamptz[]) as d (day, since, until)
    ), span as (select min(since) as since, max(until) as until from days
    ), received as (
      select l.tid, l.created_at as at, 1 as likes, 0 as replies
        from threads.posts p join threads.likes l on l.tid = p.tid and l.pid = p.pid, span
       where p.authorid = ${uid} and p.position = 1 and p.created_at < span.until and l.uid <> ${uid}
         and l.created_at >= span.since and l.created_at < span.until
      union all
      select r.tid, r.created_at as at, 0 as likes, 1 as replies
        from threads.posts f
        join threads.threads t on t.tid = f.tid and t.authorid = ${uid} and not t.replies_to_author
        join threads.posts r on r.tid = f.tid and r.position > 1, span
       where f.authorid = ${uid} and f.position = 1 and f.created_at < span.until
         and r.authorid <> ${uid} and r.status = 1 and r.created_at >= span.since and r.created_at < span.until
    )
    select d.day, r.tid, sum(r.likes)::int as likes, sum(r.replies)::int as replies
      from received r join days d on r.at >= d.since and r.at < d.until
     group by d.day, r.tid order by d.day, r.tid`.execute(db);
  return rows;
}

/** Views and replies of all that a member posted and that is there. */
export async function receivedEver(db: Db, uid: number): Promise<{ views: number; replies: number }> {
  const { rows } = await sql<{ views: number; replies: number }>`
    select coalesce(sum(views), 0)::bigint as views, coalesce(sum(replies), 0)::bigint as replies from threads.threads
     where authorid = ${uid} and status = 1 and deleted_at is null`.execute(db);
  return { views: Number(rows[0]?.views ?? 0), replies: Number(rows[0]?.replies ?? 0) };
}

/** A member's threads with the most likes, those that have any. */
export async function bestLiked(
  db: Db,
  uid: number,
  most: number,
): Promise<{ tid: number; subject: string; likes: number }[]> {
  const { rows } = await sql<{ tid: number; subject: string; likes: number }>`
    select tid, subject, likes from threads.threads
     where authorid = ${uid} and status = 1 and deleted_at is null and likes > 0 order by likes desc, tid desc limit ${most}`.execute(
    db,
  );
  return rows;
}
