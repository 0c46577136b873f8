import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../../../platform/context.ts';
import type { Clock, Step } from '../rules/status.ts';

/** What its author says of a report beside its words. */
export interface ReportOptions {
  type: string;
  device_model: string;
  build_number: string;
  probability: string;
  /** What operators ask beside: value by variable. */
  extra: Readonly<Record<string, string>>;
}

export interface ReportRow extends ReportOptions, Clock {
  tid: number;
  country_fid: number;
  authorid: number;
  status: number;
  same: number;
  gone: number;
  still: number;
  answered_at: Date | null;
  steps: Step[];
  solved_in: string;
  duplicate_of: number | null;
  created_at: Date;
  finished_at: Date | null;
  listed: boolean;
  /** The older report as far as everybody may read it. */
  older_subject: string | null;
  older_status: number | null;
  older_same: number | null;
  /** Our newest reply, while it is there. */
  team_pid: number | null;
  team_uid: number | null;
  team_message: string | null;
  team_at: Date | null;
}

const columns = sql.raw(
  [
    'tid, country_fid, authorid, status, type, device_model, build_number, probability, extra, same, gone, still',
    'due_at, left_seconds, answered_at, steps, solved_in, duplicate_of, created_at, finished_at, listed',
  ]
    .join(', ')
    .replaceAll(/(\w+)/g, 'r.$1'),
);

/** Reports by their threads; `lock` locks them against changes until the transaction ends. */
export async function reportsByIds(db: Db, tids: readonly number[], lock?: 'lock'): Promise<ReportRow[]> {
  if (tids.length === 0) return [];
  if (lock) await lockReports(db, tids);
  const { rows } = await sql<ReportRow>`
    select ${columns}, ot.subject as older_subject, o.status as older_status, o.same as older_same,
           p.pid as team_pid, p.authorid as team_uid, p.message as team_message, p.created_at as team_at
      from threads.bug_reports r
      left join threads.bug_reports o on o.tid = r.duplicate_of
      left join threads.threads ot on ot.tid = o.tid and ot.status = 1 and ot.deleted_at is null and ot.readperm <= 1
      left join threads.posts p on p.tid = r.tid and p.pid = r.team_pid and p.status = 1
     where r.tid = any(${tids}::bigint[])`.execute(db);
  return rows;
}

async function lockReports(db: Db, tids: readonly number[]): Promise<void> {
  await sql`
    select tid from threads.bug_reports where tid = any(${tids}::bigint[]) order by tid for no key update`.execute(db);
}

/** A report, locked; undefined where the thread is none. */
export const lockReport = async (db: Db, tid: number): Promise<ReportRow | undefined> =>
  (await reportsByIds(db, [tid], 'lock'))[0];

/** Begins the report of a new thread, without its options. */
export async function insertReport(db: Db, tid: number): Promise<void> {
  await sql`
    insert into threads.bug_reports (tid, fid, country_fid, authorid, typeid, active_at, created_at)
    select tid, fid, country_fid, authorid, typeid, created_at, created_at from threads.threads where tid = ${tid}`.execute(
    db,
  );
}

export async function setOptions(db: Db, tid: number, { extra, ...options }: ReportOptions): Promise<void> {
  await db
    .updateTable('threads.bug_reports')
    .set({ ...options, extra: JSON.stringify(extra) })
    .where('tid', '=', tid)
    .execute();
}

/** The report is whole: it is listed where its thread is published now. */
export async function setFinished(
  db: Db,
  tid: number,
  { now, steps, clock, listed }: { now: Date; steps: readonly Step[]; clock: Clock; listed: boolean },
): Promise<void> {
  await db
    .updateTable('threads.bug_reports')
    .set({ finished_at: now, created_at: now, active_at: now, steps: JSON.stringify(steps), listed, ...clock })
    .where('tid', '=', tid)
    .execute();
}

interface StatusChange {
  tid: number;
  status: number;
  steps: readonly Step[];
  clock: Clock;
}

/** Writes the status of some reports, which are locked. */
export async function setStatuses(db: Db, changes: readonly StatusChange[]): Promise<void> {
  await sql`
    update threads.bug_reports r
       set status = c.status, steps = c.steps::jsonb, due_at = c.due_at, left_seconds = c.left_seconds
      from unnest(${changes.map(({ tid }) => tid)}::bigint[], ${changes.map(({ status }) => status)}::smallint[],
                  ${changes.map(({ steps }) => JSON.stringify(steps))}::text[],
                  ${changes.map(({ clock }) => clock.due_at)}::timestamptz[],
                  ${changes.map(({ clock }) => clock.left_seconds)}::int[])
           as c (tid, status, steps, due_at, left_seconds)
     where r.tid = c.tid`.execute(db);
}

export async function setSolvedIn(db: Db, tid: number, solved_in: string): Promise<void> {
  await db.updateTable('threads.bug_reports').set({ solved_in }).where('tid', '=', tid).execute();
}

export async function setTeamReply(db: Db, tid: number, team_pid: number): Promise<void> {
  await db.updateTable('threads.bug_reports').set({ team_pid }).where('tid', '=', tid).execute();
}

/** Joins a report with an older one, so that no list has it, or takes it out again. */
export async function setJoined(
  db: Db,
  tid: number,
  { older, listed, clock }: { older: number | null; listed: boolean; clock: Clock },
): Promise<void> {
  await db
    .updateTable('threads.bug_reports')
    .set({ duplicate_of: older, listed, ...clock })
    .where('tid', '=', tid)
    .execute();
}

/** What a member says of their own report, for their export. */
export interface OwnOptions extends ReportOptions {
  tid: number;
  created_at: Date;
}

/** The options of a member's reports after one of them. */
export const ownOptionsOf = (db: ReadDb, uid: number, after: number, most: number): Promise<OwnOptions[]> =>
  db
    .selectFrom('threads.bug_reports')
    .select(['tid', 'type', 'device_model', 'build_number', 'probability', 'extra', 'created_at'])
    .where('authorid', '=', uid)
    .where('tid', '>', after)
    .orderBy('tid')
    .limit(most)
    .$castTo<OwnOptions>()
    .execute();

/** Reports that are joined with some others. */
export async function joinedWith(db: Db, tids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    select tid from threads.bug_reports where duplicate_of = any(${tids}::bigint[]) order by tid`.execute(db);
  return rows.map(({ tid }) => tid);
}

/** Reports without their options since a moment. */
export async function unfinishedBefore(db: Db, before: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    select tid from threads.bug_reports
     where finished_at is null and created_at < ${before} order by created_at limit ${most}`.execute(db);
  return rows.map(({ tid }) => tid);
}

/** A report that was never whole leaves nothing. */
export async function dropUnfinished(db: Db, tid: number): Promise<void> {
  await sql`delete from threads.bug_reports where tid = ${tid} and finished_at is null`.execute(db);
}

/** Whether the options of a thread's report are missing. */
export async function lacksOptions(db: Db, tid: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from threads.bug_reports where tid = ${tid} and finished_at is null`.execute(db);
  return rows.length > 0;
}
