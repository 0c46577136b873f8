import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface OwnNotice {
  id: number;
  page: string;
  kind: string;
  tid: number | null;
  pid: number | null;
  topid: number | null;
  facts: unknown;
  updated_at: Date;
  read_at: Date | null;
}

export async function noticesBatch(db: ReadDb, uid: number, after: number, most: number): Promise<OwnNotice[]> {
  const { rows } = await sql<OwnNotice>`
    select id, page, kind, tid, pid, topid, facts, updated_at, read_at from notices.notices
    where uid = ${uid} and id > ${after} order by id limit ${most}`.execute(db);
  return rows;
}

/** Takes some of a member's notices away; their number. */
export async function dropNotices(db: Db, uid: number, most: number): Promise<number> {
  const { rows } = await sql`
    delete from notices.notices where uid = ${uid} and id in (
      select id from notices.notices where uid = ${uid} order by id limit ${most})
    returning id`.execute(db);
  return rows.length;
}

/** Takes a member's switches, devices and the moment of the last e-mail away. */
export async function dropOwnRows(db: Db, uid: number): Promise<void> {
  await db.deleteFrom('notices.push_subscriptions').where('uid', '=', uid).execute();
  await db.deleteFrom('notices.digests').where('uid', '=', uid).execute();
  await db.deleteFrom('notices.settings').where('uid', '=', uid).execute();
}
