import { sql } from 'kysely';
import type { Db } from '../../../../../platform/context.ts';
import { afterPlace } from '../../../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../../../platform/keyset.ts';

/** What figures of the list are narrowed to. */
export interface FiguresOf {
  type?: string | undefined;
  device_model?: string | undefined;
  solved_in?: string | undefined;
  typeid?: number | undefined;
}

const narrowed = ({ type, device_model, solved_in, typeid }: FiguresOf) =>
  sql.join(
    [
      type === undefined ? sql`` : sql`and type = ${type}`,
      device_model === undefined ? sql`` : sql`and device_model = ${device_model}`,
      solved_in === undefined ? sql`` : sql`and solved_in = ${solved_in} and solved_in <> ''`,
      typeid === undefined ? sql`` : sql`and typeid = ${typeid} and typeid > 0`,
    ],
    sql` `,
  );

/** Reports of each status, counted up to a bound each, so that a large list costs what a small one does. */
export async function countByStatus(db: Db, of: FiguresOf, most: number): Promise<{ status: number; count: number }[]> {
  const { rows } = await sql<{ status: number; count: number }>`
    select s.status, c.count
      from generate_series(1, 5) as s (status)
     cross join lateral (
       select count(*)::int as count from (
         select 1 from threads.bug_reports
          where listed and status = s.status ${narrowed(of)} limit ${most}) b) c
     order by s.status`.execute(db);
  return rows;
}

/** Reports since a moment, counted up to a bound. */
export async function countSince(db: Db, since: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from threads.bug_reports where listed and created_at >= ${since} limit ${most}) b`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Phones of the newest reports, those with the most first. */
export async function modelsOfNewest(
  db: Db,
  newest: number,
  most: number,
): Promise<{ value: string; count: number }[]> {
  const { rows } = await sql<{ value: string; count: number }>`
    select device_model as value, count(*)::int as count
      from (select device_model from threads.bug_reports
             where listed order by created_at desc, tid desc limit ${newest}) n
     where device_model <> ''
     group by device_model order by count(*) desc, device_model limit ${most}`.execute(db);
  return rows;
}

/** The version that solved one last among the newest solved reports, and how many it solves. */
export async function newestSolved(
  db: Db,
  device_model: string | undefined,
  most: number,
): Promise<{ solved_in: string; count: number } | undefined> {
  const { rows } = await sql<{ solved_in: string; count: number }>`
    with solved as (
      select solved_in, active_at from threads.bug_reports
       where listed and status = 5 ${narrowed({ device_model })}
       order by active_at desc, tid desc limit ${most})
    select solved_in, count(*)::int as count from solved
     where solved_in <> '' group by solved_in order by max(active_at) desc limit 1`.execute(db);
  return rows[0];
}

/** A member's reports, the newest first: joined and unfinished ones too. */
export async function reportsOfAuthor(
  db: Db,
  uid: number,
  { status, limit, after }: { status?: number | undefined; limit: number; after?: TimeKey | undefined },
): Promise<TimeKey[]> {
  const { rows } = await sql<TimeKey>`
    select r.tid as id, r.created_at as at
      from threads.bug_reports r join threads.threads t on t.tid = r.tid
     where r.authorid = ${uid} and t.deleted_at is null ${status === undefined ? sql`` : sql`and r.status = ${status}`}
       ${afterPlace(after, 'r.created_at', 'r.tid')}
     order by r.created_at desc, r.tid desc limit ${limit}`.execute(db);
  return rows;
}

export interface QueueRow {
  tid: number;
  country_fid: number;
  authorid: number;
  subject: string;
  summary: string;
  status: number;
  type: string;
  device_model: string;
  build_number: string;
  probability: string;
  same: number;
  created_at: Date;
  due_at: Date;
  answered_at: Date | null;
}

interface Queue {
  /** Null: every country. */
  countryFid: number | null;
  device_model?: string | undefined;
}

const waiting = ({ countryFid, device_model }: Queue) => sql`
  r.listed and r.due_at is not null
  ${countryFid === null ? sql`` : sql`and r.country_fid = ${countryFid}`}
  ${device_model === undefined ? sql`` : sql`and r.device_model = ${device_model}`}`;

/** Reports that wait for us, those due first before all others. */
export async function queuedReports(
  db: Db,
  of: Queue,
  { limit, skipped }: { limit: number; skipped: number },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select r.tid, r.country_fid, r.authorid, t.subject, t.summary, r.status, r.type, r.device_model, r.build_number,
           r.probability, r.same, r.created_at, r.due_at, r.answered_at
      from (select r.tid from threads.bug_reports r
             where ${waiting(of)} order by r.due_at, r.tid limit ${limit} offset ${skipped}) q
      join threads.bug_reports r on r.tid = q.tid
      join threads.threads t on t.tid = r.tid
     order by r.due_at, r.tid`.execute(db);
  return rows;
}

interface DueReport {
  country_fid: number;
  due_at: Date;
  created_at: Date;
}

/** When the first of them are due, and in which country. */
export async function dueFirst(db: Db, of: Queue, most: number): Promise<DueReport[]> {
  const { rows } = await sql<DueReport>`
    select r.country_fid, r.due_at, r.created_at from threads.bug_reports r
     where ${waiting(of)} order by r.due_at, r.tid limit ${most}`.execute(db);
  return rows;
}

/** Reports that were written between two moments and finished, by country; those deleted or joined since among them. */
export async function bugReportsByCountry(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<{ country: number; value: number }[]> {
  const { rows } = await sql<{ country: number; value: number }>`
    select country_fid as country, count(*)::int as value from threads.bug_reports
     where created_at >= ${from} and created_at < ${to} and finished_at is not null group by country_fid`.execute(db);
  return rows;
}
