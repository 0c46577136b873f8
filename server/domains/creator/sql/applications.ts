import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export interface ApplicationRow extends Omit<Selectable<DB['creator.applications']>, 'status'> {
  status: 'waiting' | 'granted' | 'refused' | 'withdrawn';
}

const all = sql`id, uid, message, status, appeal_of, sent_at, answered_at, by_uid, reason, again_at`;

/** Applications of one member are decided and sent one after the other. */
export async function lockApplicant(db: Db, uid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`creator ${uid}`}, 0))`.execute(db);
}

/** A member's applications, the newest first. */
export async function applicationsOf(db: Db, uid: number, most: number): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select ${all} from creator.applications where uid = ${uid} order by id desc limit ${most}`.execute(db);
  return rows;
}

/** The newest of a member that wasn't withdrawn. */
export async function lastStanding(db: Db, uid: number): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${all} from creator.applications where uid = ${uid} and status <> 'withdrawn'
     order by id desc limit 1`.execute(db);
  return rows[0];
}

export async function findApplication(db: Db, id: number): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`select ${all} from creator.applications where id = ${id}`.execute(db);
  return rows[0];
}

/** One application, held until the transaction ends. */
export async function lockApplication(db: Db, id: number): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${all} from creator.applications where id = ${id} for update`.execute(db);
  return rows[0];
}

export async function insertApplication(
  db: Db,
  row: { uid: number; message: string; appealOf: number | null; now: Date },
): Promise<ApplicationRow> {
  const { rows } = await sql<ApplicationRow>`
    insert into creator.applications (uid, message, status, appeal_of, sent_at)
    values (${row.uid}, ${row.message}, 'waiting', ${row.appealOf}, ${row.now}) returning ${all}`.execute(db);
  return rows[0]!;
}

/** Changes the words of the application of a member that waits; undefined where none does. */
export async function changeWaiting(db: Db, uid: number, message: string): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    update creator.applications set message = ${message} where uid = ${uid} and status = 'waiting'
    returning ${all}`.execute(db);
  return rows[0];
}

/** Withdraws the application of a member that waits; undefined where none does. */
export async function withdrawWaiting(db: Db, uid: number, now: Date): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    update creator.applications set status = 'withdrawn', answered_at = ${now} where uid = ${uid} and status = 'waiting'
    returning ${all}`.execute(db);
  return rows[0];
}

/** Answers an application. */
export async function answerApplication(
  db: Db,
  id: number,
  answer: { status: 'granted' | 'refused'; by: number; reason: string; at: Date; again: Date | null },
): Promise<void> {
  await sql`
    update creator.applications
       set status = ${answer.status}, by_uid = ${answer.by}, reason = ${answer.reason}, answered_at = ${answer.at},
           again_at = ${answer.again}
     where id = ${id}`.execute(db);
}

/** A page of applications: those that wait, the oldest first, or those that were answered, the newest first. */
export async function applicationsPage(
  db: Db,
  answered: boolean,
  { from, most }: { from: number; most: number },
): Promise<ApplicationRow[]> {
  const which = answered
    ? sql`status in ('granted', 'refused') order by answered_at desc, id desc`
    : sql`status = 'waiting' order by sent_at, id`;
  const { rows } = await sql<ApplicationRow>`
    select ${all} from creator.applications where ${which} limit ${most} offset ${from}`.execute(db);
  return rows;
}

/** How many there are of them, counted to `most`. */
export async function countApplications(db: Db, answered: boolean, most: number): Promise<number> {
  const which = answered ? sql`status in ('granted', 'refused')` : sql`status = 'waiting'`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from creator.applications where ${which} limit ${most}) a`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Since when those wait that an operator may decide, oldest first: all but appeals from refusals of their own. */
export async function waitingFor(db: Db, uid: number, most: number): Promise<Date[]> {
  const { rows } = await sql<{ sent_at: Date }>`
    select a.sent_at from creator.applications a
     where a.status = 'waiting' and not exists (
       select from creator.applications r where r.id = a.appeal_of and r.by_uid = ${uid})
     order by a.sent_at, a.id limit ${most}`.execute(db);
  return rows.map(({ sent_at }) => sent_at);
}

/** Where an application stands among those that wait, the oldest first; undefined where it doesn't wait. */
export async function queueOf(
  db: Db,
  { id, sent_at }: Pick<ApplicationRow, 'id' | 'sent_at'>,
): Promise<{ place: number; count: number; before: number; after: number } | undefined> {
  const { rows } = await sql<{ place: number; count: number; before: number; after: number }>`
    select count(*) filter (where (a.sent_at, a.id) <= (${sent_at}::timestamptz, ${id}::bigint))::int as place,
           count(*)::int as count,
           coalesce((array_agg(a.id order by a.sent_at desc, a.id desc)
             filter (where (a.sent_at, a.id) < (${sent_at}::timestamptz, ${id}::bigint)))[1], 0) as before,
           coalesce((array_agg(a.id order by a.sent_at, a.id)
             filter (where (a.sent_at, a.id) > (${sent_at}::timestamptz, ${id}::bigint)))[1], 0) as after
      from creator.applications a where a.status = 'waiting'
    having bool_or(a.id = ${id}::bigint)`.execute(db);
  return rows[0];
}
