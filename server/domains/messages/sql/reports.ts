import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface ReportRow {
  id: number;
  room: number;
  name: string;
  uid: number;
  reporter: number;
  country_fid: number;
  reason: string;
  note: string;
  created_at: Date;
  opened_by: number | null;
  decision: string | null;
  decided_at: Date | null;
}

export interface ReportedRow {
  id: number;
  uid: number;
  text: string;
  aid: number;
  sent_at: Date;
  named: boolean;
}

const columns = sql.raw(
  'id, room, name, uid, reporter, country_fid, reason, note, created_at, opened_by, decision, decided_at',
);

/** A report with copies of what was reported: withdrawn words stay with moderators until it was decided. */
export async function insertReport(
  db: Db,
  report: Omit<ReportRow, 'id' | 'opened_by' | 'decision' | 'decided_at'>,
  messages: readonly ReportedRow[],
): Promise<number> {
  const { id } = await db.insertInto('messages.reports').values(report).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('messages.reported')
    .values(messages.map((message) => ({ ...message, report: id })))
    .execute();
  return id;
}

/** How often a member reported since a moment, counted no further than needed. */
export async function countReports(db: Db, reporter: number, since: Date, most: number): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent
      from (select 1 from messages.reports where reporter = ${reporter} and created_at > ${since} limit ${most}) r`.execute(
    db,
  );
  return rows[0]!.sent;
}

/** The caller's report of that very message that waits to be decided. */
export async function findWaitingReport(
  db: Db,
  reporter: number,
  room: number,
  id: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select r.id from messages.reports r join messages.reported m on m.report = r.id and m.named
     where r.reporter = ${reporter} and r.room = ${room} and r.decision is null and m.id = ${id} limit 1`.execute(db);
  return rows[0]?.id;
}

/** Reports that wait in a country (null: in all), by their numbers; none that a moderator is in themselves. */
export async function waitingReports(
  db: Db,
  { country, by }: { country: number | null; by: number },
  after: number,
  limit: number,
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from messages.reports
     where decision is null and id > ${after} and uid <> ${by} and reporter <> ${by}
           ${country === null ? sql`` : sql`and country_fid = ${country}`}
     order by id limit ${limit}`.execute(db);
  return rows;
}

/** Reports that were decided, the last one first. */
export async function decidedReports(
  db: Db,
  { country, by }: { country: number | null; by: number },
  before: { at: Date; id: number } | undefined,
  limit: number,
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from messages.reports
     where decision is not null and uid <> ${by} and reporter <> ${by}
           ${country === null ? sql`` : sql`and country_fid = ${country}`}
           ${before ? sql`and (decided_at, id) < (${before.at}, ${before.id})` : sql``}
     order by decided_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function lockReport(db: Db, id: number): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from messages.reports where id = ${id} for no key update`.execute(db);
  return rows[0];
}

/** What was reported, and what goes along with it, by report. */
export async function reportedIn(db: Db, reports: readonly number[]): Promise<ReadonlyMap<number, ReportedRow[]>> {
  if (reports.length === 0) return new Map();
  const { rows } = await sql<ReportedRow & { report: number }>`
    select report, id, uid, text, aid, sent_at, named from messages.reported
     where report = any(${reports}::bigint[]) order by report, id`.execute(db);
  return Map.groupBy(rows, ({ report }) => report);
}

export async function markOpened(db: Db, id: number, by: number, now: Date): Promise<void> {
  await db.updateTable('messages.reports').set({ opened_by: by, opened_at: now }).where('id', '=', id).execute();
}

export async function markDecided(
  db: Db,
  id: number,
  { decision, by, now }: { decision: string; by: number; now: Date },
): Promise<void> {
  await db
    .updateTable('messages.reports')
    .set({ decision, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** Takes the words of reports that were decided before a moment; what was reported, and by whom, stays. */
export async function forgetReported(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ report: number; aid: number }>`
    delete from messages.reported m
     using (select id from messages.reports d
             where decided_at < ${before} and exists (select 1 from messages.reported x where x.report = d.id)
             limit ${most}) r
     where m.report = r.id returning m.report, m.aid`.execute(db);
  return rows.length;
}
