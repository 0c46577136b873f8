import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { ThreadDay } from '../rules/facts.ts';

/** What rows say of a thread on a day. */
export type CountedThread = Pick<ThreadDay, 'day' | 'tid' | 'likes' | 'replies'>;

/** In the order in which all writers take their rows. */
const sorted = (rows: readonly ThreadDay[]): ThreadDay[] =>
  rows.toSorted((a, b) => a.uid - b.uid || (a.day < b.day ? -1 : a.day > b.day ? 1 : a.tid - b.tid));

/** Adds to what was counted of threads. */
export async function addThreadDays(db: Db, changes: readonly ThreadDay[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = sorted(changes);
  const column = (name: keyof ThreadDay) => rows.map((row) => row[name]);
  await sql`
    insert into creator.thread_days (uid, day, tid, views, likes, replies)
    select * from unnest(${column('uid')}::bigint[], ${column('day')}::date[], ${column('tid')}::bigint[],
                         ${column('views')}::int[], ${column('likes')}::int[], ${column('replies')}::int[])
    on conflict (uid, day, tid) do update
      set views = thread_days.views + excluded.views, likes = thread_days.likes + excluded.likes,
          replies = thread_days.replies + excluded.replies`.execute(db);
}

/** Sets what was counted anew of a creator's threads on some days, all but their views. */
export async function setThreadDays(
  db: Db,
  uid: number,
  days: readonly string[],
  counted: readonly CountedThread[],
): Promise<void> {
  await sql`
    update creator.thread_days set likes = 0, replies = 0
     where uid = ${uid} and day = any(${[...days]}::date[]) and (likes <> 0 or replies <> 0)`.execute(db);
  const rows = sorted(counted.map((row) => ({ uid, views: 0, ...row })));
  await addThreadDays(db, rows);
}

/** A creator's threads most read from one day to another, with what else they were given there. */
export async function mostRead(
  db: Db,
  uid: number,
  { first, last, most }: { first: string; last: string; most: number },
): Promise<Pick<ThreadDay, 'tid' | 'views' | 'likes' | 'replies'>[]> {
  const { rows } = await sql<Pick<ThreadDay, 'tid' | 'views' | 'likes' | 'replies'>>`
    select tid, sum(views)::int as views, sum(likes)::int as likes, sum(replies)::int as replies from creator.thread_days
     where uid = ${uid} and day between ${first}::date and ${last}::date
     group by tid having sum(views) > 0 order by sum(views) desc, tid desc limit ${most}`.execute(db);
  return rows;
}

/** Deletes some of the days that are shown no longer. */
export async function dropThreadDaysBefore(db: Db, day: string, most: number): Promise<void> {
  await sql`
    delete from creator.thread_days where (uid, day, tid) in (
      select uid, day, tid from creator.thread_days where day < ${day}::date limit ${most})`.execute(db);
}
