import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';
import type { Place } from '../../../threads/index.ts';

/** Of two who pin at the same moment the second counts what the first has pinned. */
export async function lockPins(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('threads pins', 0))`.execute(db);
}

/** Threads pinned at a level beside this one, where it stands. */
export async function countPinned(
  db: Db,
  level: number,
  { tid, countryFid, typeid }: Pick<Place, 'countryFid'> & { tid: number; typeid: number },
): Promise<number> {
  const here = [sql`country_fid = ${countryFid} and typeid = ${typeid}`, sql`country_fid = ${countryFid}`, sql`true`];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from threads.threads
     where displayorder = ${level} and ${here[level - 1] ?? sql`true`} and status = 1 and deleted_at is null
       and tid <> ${tid}`.execute(db);
  return rows[0]!.count;
}

/** Replies pinned in a thread beside this one. */
export async function countPinnedReplies(db: Db, tid: number, pid: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from threads.posts
     where tid = ${tid} and istop > 0 and status = 1 and pid <> ${pid}`.execute(db);
  return rows[0]!.count;
}

export async function setPinnedReply(db: Db, tid: number, pid: number, istop: number): Promise<void> {
  await db.updateTable('threads.posts').set({ istop }).where('tid', '=', tid).where('pid', '=', pid).execute();
}
