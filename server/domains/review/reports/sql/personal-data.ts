import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../../platform/context.ts';

export interface OwnReportRow {
  id: number;
  tid: number;
  pid: number;
  reported_uid: number;
  reason: string;
  note: string;
  created_at: Date;
  decision: string | null;
}

/** A member's own reports. */
export async function ownReportsBatch(db: ReadDb, uid: number, after: number, most: number): Promise<OwnReportRow[]> {
  const { rows } = await sql<OwnReportRow>`
    select r.id, c.tid, c.pid, c.uid as reported_uid, r.reason, r.note, r.created_at,
           case when c.concluded_at is null then null else c.decision end as decision
      from reports.reports r
      join reports.cases c on c.id = r.case_id
     where r.uid = ${uid} and r.id > ${after} order by r.id limit ${most}`.execute(db);
  return rows;
}

export interface OwnCaseRow {
  id: number;
  tid: number;
  pid: number;
  reports: number;
  created_at: Date;
  decision: string | null;
  /** Why it was removed, by its key; `other` where words say it. */
  rule: string;
  reason: string;
}

/** What was reported of a member: what became of it, not who complained. */
export async function ownCasesBatch(db: ReadDb, uid: number, after: number, most: number): Promise<OwnCaseRow[]> {
  const { rows } = await sql<OwnCaseRow>`
    select id, tid, pid, reports, created_at, case when concluded_at is null then null else decision end as decision,
           rule, reason
      from reports.cases where uid = ${uid} and id > ${after} order by id limit ${most}`.execute(db);
  return rows;
}

/** A former member's complaints count on, under nobody's name and without their words. */
export async function disownReports(db: Db, uid: number): Promise<void> {
  await sql`update reports.reports set uid = null, note = '' where uid = ${uid}`.execute(db);
}
