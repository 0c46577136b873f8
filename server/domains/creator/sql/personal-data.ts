import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

/** What was counted of a member, day by day, read on from a day. */
export async function ownDays(db: ReadDb, uid: number, after: string, most: number): Promise<{ day: string }[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, views, threads, comments, likes, fans from creator.days
     where uid = ${uid} and day > ${after}::date order by creator.days.day limit ${most}`.execute(db);
  return rows;
}

/** A day of a thread. */
export interface OwnThreadDay {
  day: string;
  tid: number;
}

/** The same of their threads, read on from one. */
export async function ownThreadDays(
  db: ReadDb,
  uid: number,
  after: OwnThreadDay | undefined,
  most: number,
): Promise<OwnThreadDay[]> {
  const { day, tid } = after ?? { day: '0001-01-01', tid: 0 };
  const { rows } = await sql<OwnThreadDay>`
    select to_char(day, 'YYYY-MM-DD') as day, tid, views, likes, replies from creator.thread_days
     where uid = ${uid} and (creator.thread_days.day, tid) > (${day}::date, ${tid}::bigint)
     order by creator.thread_days.day, tid limit ${most}`.execute(db);
  return rows;
}

/** A member's months, which are few. */
export async function ownMonths(db: ReadDb, uid: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select to_char(month, 'YYYY-MM') as month, points, rank, amount, status, paid_at from creator.months
     where uid = ${uid} order by creator.months.month`.execute(db);
  return rows;
}

/** A member's applications, with what was answered. */
export async function ownApplications(db: ReadDb, uid: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select id, message, status, appeal_of, sent_at, answered_at, reason, again_at from creator.applications
     where uid = ${uid} order by id`.execute(db);
  return rows;
}

/** Deletes what is known of a member; how many days went. */
export async function dropOwn(db: Db, uid: number, most: number): Promise<number> {
  await sql`delete from creator.creators where uid = ${uid}`.execute(db);
  await sql`delete from creator.months where uid = ${uid}`.execute(db);
  await sql`delete from creator.applications where uid = ${uid}`.execute(db);
  const { rows: threads } = await sql`
    delete from creator.thread_days where (uid, day, tid) in (
      select uid, day, tid from creator.thread_days where uid = ${uid} limit ${most}) returning uid`.execute(db);
  if (threads.length === most) return most;
  const { rows } = await sql`
    delete from creator.days where (uid, day) in (
      select uid, day from creator.days where uid = ${uid} limit ${most}) returning uid`.execute(db);
  return rows.length;
}
