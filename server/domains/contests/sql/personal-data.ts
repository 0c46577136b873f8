import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

/** Everything that contests know of a member, but for the entries, which are threads. */
export async function ownRows(db: ReadDb, uid: number, most: number) {
  const { rows: agreements } = await sql<object>`
    select contest_id as contest, version, agreed_at from contests.agreements where uid = ${uid}
     order by contest_id limit ${most}`.execute(db);
  const { rows: won } = await sql<object>`
    select contest_id as contest, place, tid, xgold, created_at from contests.awards where uid = ${uid}
     order by created_at limit ${most}`.execute(db);
  const { rows: judged } = await sql<object>`
    select contest_id as contest, tid, points, created_at from contests.votes where uid = ${uid}
     order by contest_id, tid limit ${most}`.execute(db);
  return { agreements, won, judged };
}

/** Removes some of what names a member in contests; whether there may be more. */
export async function dropOwn(db: Db, uid: number, most: number): Promise<boolean> {
  await sql`delete from contests.jury where uid = ${uid}`.execute(db);
  await sql`update contests.awards set uid = 0 where uid = ${uid}`.execute(db);
  const { rows: agreed } = await sql<{ uid: number }>`
    delete from contests.agreements where uid = ${uid} and contest_id in (
      select contest_id from contests.agreements where uid = ${uid} order by contest_id limit ${most})
    returning uid`.execute(db);
  const { rows: voted } = await sql<{ uid: number }>`
    delete from contests.votes where uid = ${uid} and (contest_id, tid) in (
      select contest_id, tid from contests.votes where uid = ${uid} order by contest_id, tid limit ${most})
    returning uid`.execute(db);
  return agreed.length === most || voted.length === most;
}
