import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';

/** True when the thread was no favourite yet. Its type stands beside it, so that videos can be listed apart. */
export async function insertFavorite(
  db: Db,
  { tid, type }: { tid: number; type: string },
  uid: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('threads.favorites')
    .values({ tid, uid, type, created_at: now })
    .onConflict((conflict) => conflict.columns(['tid', 'uid']).doNothing())
    .returning('tid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFavorite(db: Db, tid: number, uid: number): Promise<boolean> {
  const row = await db
    .deleteFrom('threads.favorites')
    .where('tid', '=', tid)
    .where('uid', '=', uid)
    .returning('tid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function addFavorite(db: Db, tid: number, by: -1 | 0 | 1): Promise<number> {
  const { rows } = await sql<{ favorites: number }>`
    update threads.threads set favorites = favorites + ${by}::int where tid = ${tid} returning favorites`.execute(db);
  return rows[0]!.favorites;
}
