import { type Selectable, sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { afterPlace } from '../../../platform/db/after-place.ts';
import type { DB } from '../../../platform/db/types.ts';
import type { TimeKey } from '../../../platform/keyset.ts';
import type { TakedownKind } from '../../threads/index.ts';

/** What became of a post that costs its author trust, when and why. */
type Strike = Selectable<DB['threads.strikes']> & { kind: TakedownKind | 'refused' };

/** Notes that a post was taken down or refused: it costs its author trust. */
export async function insertStrike(db: Db, strike: Strike): Promise<void> {
  const { kind, rule, reason, at } = strike;
  await db
    .insertInto('threads.strikes')
    .values(strike)
    .onConflict((conflict) => conflict.column('pid').doUpdateSet({ kind, rule, reason, at }))
    .execute();
}

/** What of a member's was taken down or refused and still counts, the last first. */
export type OwnStrike = Omit<Strike, 'authorid'>;

export async function ownStrikes(
  db: ReadDb,
  uid: number,
  after: TimeKey | undefined,
  most: number,
): Promise<OwnStrike[]> {
  const { rows } = await sql<OwnStrike>`
    select pid, kind, rule, reason, at from threads.strikes
     where authorid = ${uid} ${afterPlace(after, 'at', 'pid')}
     order by at desc, pid desc limit ${most}`.execute(db);
  return rows;
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
