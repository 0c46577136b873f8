import { sql } from 'kysely';
import { boardFids } from '../../../../../../contract/primitives/board-fids.ts';
import type { Db } from '../../../../../platform/context.ts';

/** A report as lists and clocks change with its thread. */
export interface Relisted {
  tid: number;
  country_fid: number;
  authorid: number;
  status: number;
  due_at: Date | null;
  /** It had no clock yet, as it waited for a moderator. */
  begins: boolean;
}

/** Lists the reports among some threads that others can read now. */
export async function listPosted(db: Db, tids: readonly number[]): Promise<Relisted[]> {
  const { rows } = await sql<Relisted>`
    update threads.bug_reports r
       set listed = r.duplicate_of is null and t.fid = ${boardFids.bug}, created_at = t.created_at, active_at = greatest(r.active_at, t.created_at)
      from threads.threads t
     where r.tid = any(${tids}::bigint[]) and t.tid = r.tid and r.finished_at is not null
       and t.status = 1 and t.deleted_at is null
    returning r.tid, r.country_fid, r.authorid, r.status, r.due_at,
              r.due_at is null and r.left_seconds is null and r.status = 1 as begins`.execute(db);
  return rows;
}

/** Takes the reports among some threads off the lists. */
export async function unlist(db: Db, tids: readonly number[]): Promise<{ tid: number; authorid: number }[]> {
  const { rows } = await sql<{ tid: number; authorid: number }>`
    update threads.bug_reports set listed = false
     where tid = any(${tids}::bigint[]) and finished_at is not null returning tid, authorid`.execute(db);
  return rows;
}

/** Where the threads of some reports stand now: lists have those of the board of reports alone. */
export async function placeAnew(db: Db, tids: readonly number[]): Promise<{ tid: number }[]> {
  const { rows } = await sql<{ tid: number }>`
    update threads.bug_reports r
       set fid = t.fid, country_fid = t.country_fid, typeid = t.typeid,
           listed = r.finished_at is not null and r.duplicate_of is null and t.fid = ${boardFids.bug}
                    and t.status = 1 and t.deleted_at is null
      from threads.threads t where r.tid = any(${tids}::bigint[]) and t.tid = r.tid returning r.tid`.execute(db);
  return rows;
}

/** Notes when the reports among some threads were replied to last. */
export async function touch(db: Db, tids: readonly number[], ats: readonly Date[]): Promise<void> {
  await sql`
    update threads.bug_reports r set active_at = greatest(r.active_at, a.at)
      from (select tid, max(at) as at from unnest(${tids}::bigint[], ${ats}::timestamptz[]) as u (tid, at) group by tid) a
     where r.tid = a.tid`.execute(db);
}

/** What somebody wrote in a thread. */
export interface WrittenIn {
  tid: number;
  uid: number;
}

/** Of what was written, the reports that waited for whoever wrote it: their author. */
export async function waitingForAuthor(db: Db, written: readonly WrittenIn[]): Promise<number[]> {
  if (written.length === 0) return [];
  const { rows } = await sql<{ tid: number }>`
    select distinct r.tid
      from unnest(${written.map(({ tid }) => tid)}::bigint[], ${written.map(({ uid }) => uid)}::bigint[]) as w (tid, uid)
      join threads.bug_reports r on r.tid = w.tid and r.authorid = w.uid
     where r.status = 3 and r.duplicate_of is null order by r.tid`.execute(db);
  return rows.map(({ tid }) => tid);
}

export async function setAnswered(db: Db, tids: readonly number[], now: Date): Promise<void> {
  await sql`
    update threads.bug_reports set answered_at = ${now} where tid = any(${tids}::bigint[])`.execute(db);
}

export async function setDue(db: Db, tid: number, due: Date): Promise<void> {
  await db.updateTable('threads.bug_reports').set({ due_at: due }).where('tid', '=', tid).execute();
}
