import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface OwnCount {
  period: string;
  figure: string;
  count: number;
}

export interface OwnFinished {
  period: string;
  taskid: number;
  xgold: number;
  finished_at: Date;
  claimed_at: Date | null;
}

/** A member's figures, read on from a row. */
export async function countsBatch(
  db: ReadDb,
  uid: number,
  last: OwnCount | undefined,
  most: number,
): Promise<OwnCount[]> {
  const { rows } = await sql<OwnCount>`
    select period, figure, count from tasks.counts
     where uid = ${uid} and (period, figure) > (${last?.period ?? ''}, ${last?.figure ?? ''})
     order by period, figure limit ${most}`.execute(db);
  return rows;
}

/** What a member finished, read on from a row. */
export async function finishedBatch(
  db: ReadDb,
  uid: number,
  last: OwnFinished | undefined,
  most: number,
): Promise<OwnFinished[]> {
  const { rows } = await sql<OwnFinished>`
    select period, taskid, xgold, finished_at, claimed_at from tasks.finished
     where uid = ${uid} and (period, taskid) > (${last?.period ?? ''}, ${last?.taskid ?? 0}::bigint)
     order by period, taskid limit ${most}`.execute(db);
  return rows;
}

/** Deletes some of what was counted of a member; how many rows went. */
export async function dropOwn(db: Db, uid: number, most: number): Promise<number> {
  const acts = await sql`
    delete from tasks.acts where (uid, deed, once) in (
      select uid, deed, once from tasks.acts where uid = ${uid} limit ${most}) returning uid`.execute(db);
  const counts = await sql`
    delete from tasks.counts where (uid, period, figure) in (
      select uid, period, figure from tasks.counts where uid = ${uid} limit ${most}) returning uid`.execute(db);
  const finished = await sql`
    delete from tasks.finished where (uid, period, taskid) in (
      select uid, period, taskid from tasks.finished where uid = ${uid} limit ${most}) returning uid`.execute(db);
  await sql`delete from tasks.ended_seen where uid = ${uid}`.execute(db);
  return Math.max(acts.rows.length, counts.rows.length, finished.rows.length);
}
