import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** A task that a member finished in a period; `claimed_at` null until it is paid. */
export interface Finished {
  uid: number;
  taskid: number;
  period: string;
  xgold: number;
  medalid: number;
  ends_at: Date | null;
  claimed_at: Date | null;
  how: 'member' | 'itself' | null;
}

export type NewFinished = Pick<Finished, 'uid' | 'taskid' | 'period' | 'xgold' | 'medalid' | 'ends_at'>;

/** Notes tasks that were finished, each once. */
export async function insertFinished(db: Db, finished: readonly NewFinished[], now: Date): Promise<void> {
  if (finished.length === 0) return;
  const sorted = finished.toSorted((a, b) => a.uid - b.uid || a.period.localeCompare(b.period) || a.taskid - b.taskid);
  const column = <K extends keyof NewFinished>(name: K) => sorted.map((row) => row[name]);
  await sql`
    insert into tasks.finished (uid, taskid, period, xgold, medalid, ends_at, finished_at)
    select *, ${now}::timestamptz
      from unnest(${column('uid')}::bigint[], ${column('taskid')}::bigint[], ${column('period')}::text[],
                  ${column('xgold')}::int[], ${column('medalid')}::bigint[], ${column('ends_at')}::timestamptz[])
    on conflict (uid, period, taskid) do nothing`.execute(db);
}

/** Takes back that tasks were finished, where they weren't paid. */
export async function deleteUnpaid(
  db: Db,
  rows: readonly Pick<Finished, 'uid' | 'taskid' | 'period'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const column = <K extends 'uid' | 'taskid' | 'period'>(name: K) => rows.map((row) => row[name]);
  await sql`
    delete from tasks.finished f
     using unnest(${column('uid')}::bigint[], ${column('taskid')}::bigint[], ${column('period')}::text[])
        as g (uid, taskid, period)
     where f.uid = g.uid and f.period = g.period and f.taskid = g.taskid and f.claimed_at is null`.execute(db);
}

/** Marks a finished task as paid; undefined where it isn't finished, or was paid before. */
export const takeFinished = (
  db: Db,
  { uid, taskid, period }: Pick<Finished, 'uid' | 'taskid' | 'period'>,
  how: 'member' | 'itself',
  now: Date,
): Promise<{ xgold: number; medalid: number } | undefined> =>
  db
    .updateTable('tasks.finished')
    .set({ claimed_at: now, how })
    .where('uid', '=', uid)
    .where('period', '=', period)
    .where('taskid', '=', taskid)
    .where('claimed_at', 'is', null)
    .returning(['xgold', 'medalid'])
    .executeTakeFirst();

const columns = ['uid', 'taskid', 'period', 'xgold', 'medalid', 'ends_at', 'claimed_at', 'how'] as const;

export const findFinished = (
  db: Db,
  { uid, taskid, period }: Pick<Finished, 'uid' | 'taskid' | 'period'>,
): Promise<Finished | undefined> =>
  db
    .selectFrom('tasks.finished')
    .select(columns)
    .where('uid', '=', uid)
    .where('period', '=', period)
    .where('taskid', '=', taskid)
    .$castTo<Finished>()
    .executeTakeFirst();

/** What a member finished in some periods. */
export const finishedIn = (db: Db, uid: number, periods: readonly string[]): Promise<Finished[]> =>
  db
    .selectFrom('tasks.finished')
    .select(columns)
    .where('uid', '=', uid)
    .where('period', '=', sql<string>`any(${[...periods]}::text[])`)
    .$castTo<Finished>()
    .execute();

export interface Due {
  uid: number;
  taskid: number;
  period: string;
  ends_at: Date;
}

/** What was finished in periods that are over, and not paid; in the order of their ends. */
export async function dueAfter(db: Db, after: Omit<Due, 'period'>, now: Date, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select uid, taskid, period, ends_at from tasks.finished
     where claimed_at is null and ends_at is not null and ends_at <= ${now}::timestamptz
       and (ends_at, uid, taskid) > (${after.ends_at}::timestamptz, ${after.uid}::bigint, ${after.taskid}::bigint)
     order by ends_at, uid, taskid limit ${most}`.execute(db);
  return rows;
}

/** What was finished of a task without an end, and not paid. */
export async function unpaidOf(
  db: Db,
  taskid: number,
  afterUid: number,
  most: number,
): Promise<Omit<Due, 'ends_at'>[]> {
  const { rows } = await sql<Omit<Due, 'ends_at'>>`
    select uid, taskid, period from tasks.finished
     where claimed_at is null and ends_at is null and taskid = ${taskid} and uid > ${afterUid}
     order by uid limit ${most}`.execute(db);
  return rows;
}

/** Deletes what was paid of periods that ended before a moment; how many went. */
export async function dropFinishedBefore(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from tasks.finished where (uid, period, taskid) in (
      select uid, period, taskid from tasks.finished
       where ends_at < ${before}::timestamptz and claimed_at is not null limit ${most})
    returning uid`.execute(db);
  return rows.length;
}

/** Whether a member has read what ended before a day. */
export async function hasSeenEnded(db: Db, uid: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    select uid from tasks.ended_seen where uid = ${uid} and day >= ${day}::date`.execute(db);
  return rows.length > 0;
}

export async function setEndedSeen(db: Db, uid: number, day: string): Promise<void> {
  await sql`
    insert into tasks.ended_seen (uid, day) values (${uid}, ${day}::date)
    on conflict (uid) do update set day = excluded.day`.execute(db);
}
