import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Notes that a post was taken down or refused: it costs its author trust. */
export async function insertStrike(db: Db, strike: { pid: number; authorid: number; at: Date }): Promise<void> {
  await db
    .insertInto('threads.strikes')
    .values(strike)
    .onConflict((conflict) => conflict.column('pid').doUpdateSet({ at: strike.at }))
    .execute();
}

/** The post stands after all. */
export async function deleteStrike(db: Db, pid: number): Promise<void> {
  await db.deleteFrom('threads.strikes').where('pid', '=', pid).execute();
}

/** Deletes so many strikes from before a moment; how many it were. */
export async function dropStrikes(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    delete from threads.strikes where pid in (
      select pid from threads.strikes where at < ${before} order by at limit ${limit})
    returning pid`.execute(db);
  return rows.length;
}

/** Deletes the strikes of one member; how many of at most `limit`. */
export async function forgetStrikes(db: Db, uid: number, limit: number): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    delete from threads.strikes where pid in (
      select pid from threads.strikes where authorid = ${uid} limit ${limit})
    returning pid`.execute(db);
  return rows.length;
}
