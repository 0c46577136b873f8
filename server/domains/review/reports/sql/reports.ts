import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';
import type { DB } from '../../../../platform/db/types.ts';

export type ReportRow = Selectable<DB['reports.reports']>;

interface NewReport {
  case_id: number;
  about: string;
  uid: number;
  reason: string;
  note: string;
  created_at: Date;
}

/** Adds a complaint; undefined where this member has complained about the same before. */
export async function insertReport(db: Db, row: NewReport): Promise<number | undefined> {
  const added = await db
    .insertInto('reports.reports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['uid', 'about']).where('uid', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** A member's report of something. */
export const findOwn = (db: Db, uid: number, about: string): Promise<Pick<ReportRow, 'id'> | undefined> =>
  db.selectFrom('reports.reports').select('id').where('uid', '=', uid).where('about', '=', about).executeTakeFirst();

/** How much a member has reported since a moment, counted no further than needed. */
export async function countSince(db: Db, uid: number, since: Date, most: number): Promise<number> {
  const rows = await db
    .selectFrom('reports.reports')
    .select('id')
    .where('uid', '=', uid)
    .where('created_at', '>=', since)
    .limit(most)
    .execute();
  return rows.length;
}

/** A member's reports, the newest first, from below an id. */
export const findOfMember = (db: Db, uid: number, below: number, limit: number): Promise<ReportRow[]> =>
  db
    .selectFrom('reports.reports')
    .selectAll()
    .where('uid', '=', uid)
    .where('id', '<', below)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The newest complaints of a case. */
export const findOfCase = (db: Db, caseId: number, limit: number): Promise<ReportRow[]> =>
  db
    .selectFrom('reports.reports')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Who complained of a case, from above an id. */
export async function complainants(
  db: Db,
  caseId: number,
  above: number,
  limit: number,
): Promise<{ id: number; uid: number | null }[]> {
  return db
    .selectFrom('reports.reports')
    .select(['id', 'uid'])
    .where('case_id', '=', caseId)
    .where('id', '>', above)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** What cases were reported for, and how often. */
export async function reasonsOf(
  db: Db,
  caseIds: readonly number[],
): Promise<{ case_id: number; reason: string; count: number }[]> {
  if (caseIds.length === 0) return [];
  const { rows } = await sql<{ case_id: number; reason: string; count: number }>`
    select case_id, reason, count(*)::int as count from reports.reports
     where case_id = any(${caseIds}::bigint[]) group by case_id, reason`.execute(db);
  return rows;
}
