import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** True when the like is new. */
export async function insertLike(db: Db, tid: number, pid: number, uid: number, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('threads.likes')
    .values({ tid, pid, uid, created_at: now })
    .onConflict((conflict) => conflict.columns(['tid', 'pid', 'uid']).doNothing())
    .returning('pid')
    .executeTakeFirst();
  return row !== undefined;
}

/** True when the like was there. */
export async function deleteLike(db: Db, tid: number, pid: number, uid: number): Promise<boolean> {
  const row = await db
    .deleteFrom('threads.likes')
    .where('tid', '=', tid)
    .where('pid', '=', pid)
    .where('uid', '=', uid)
    .returning('pid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uids of those who like a post, after one of them, by the primary key. */
export async function likersAfter(db: Db, tid: number, pid: number, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select uid from threads.likes
     where tid = ${tid} and pid = ${pid} and uid > ${after} order by uid limit ${limit}`.execute(db);
  return rows.map((row) => row.uid);
}

/** A first post's likes are its thread's, so that lists and pages show one number and one row is locked. */
export async function addThreadLike(db: Db, tid: number, by: -1 | 0 | 1): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    update threads.threads set likes = likes + ${by}::int where tid = ${tid} returning likes`.execute(db);
  return rows[0]!.likes;
}

export async function addPostLike(db: Db, tid: number, pid: number, by: -1 | 0 | 1): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    update threads.posts set likes = likes + ${by}::int
     where tid = ${tid} and pid = ${pid} returning likes`.execute(db);
  return rows[0]!.likes;
}
