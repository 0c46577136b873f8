import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../../platform/context.ts';
import { afterPlace } from '../../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../../platform/keyset.ts';

/** A batch of a member's own, newest first, after the place of the one before. */
interface Batch {
  uid: number;
  after: TimeKey | undefined;
  most: number;
}

export interface OwnThread {
  tid: number;
  fid: number;
  subject: string;
  status: number;
  phonetype: string;
  created_at: Date;
  edited_at: Date | null;
}

export async function ownThreads(db: ReadDb, { uid, after, most }: Batch): Promise<OwnThread[]> {
  const { rows } = await sql<OwnThread>`
    select tid, fid, subject, status, phonetype, created_at, edited_at from threads.threads
    where authorid = ${uid} and deleted_at is null ${afterPlace(after, 'created_at', 'tid')}
    order by created_at desc, tid desc limit ${most}`.execute(db);
  return rows;
}

export interface OwnPost {
  tid: number;
  pid: number;
  position: number;
  message: string;
  attachments: unknown;
  phonetype: string;
  created_at: Date;
  edited_at: Date | null;
}

export async function ownPosts(db: ReadDb, { uid, after, most }: Batch): Promise<OwnPost[]> {
  const { rows } = await sql<OwnPost>`
    select tid, pid, position, message, attachments, phonetype, created_at, edited_at from threads.posts
    where authorid = ${uid} and status = 1 ${afterPlace(after, 'created_at', 'pid')}
    order by created_at desc, pid desc limit ${most}`.execute(db);
  return rows;
}

export interface FavoriteThreadRow {
  tid: number;
  created_at: Date;
}

export async function favoriteThreads(db: ReadDb, { uid, after, most }: Batch): Promise<FavoriteThreadRow[]> {
  const { rows } = await sql<FavoriteThreadRow>`
    select tid, created_at from threads.favorites
    where uid = ${uid} ${afterPlace(after, 'created_at', 'tid')}
    order by created_at desc, tid desc limit ${most}`.execute(db);
  return rows;
}

export interface LikedPost {
  tid: number;
  pid: number;
  created_at: Date;
}

export async function likedPosts(db: ReadDb, { uid, after, most }: Batch): Promise<LikedPost[]> {
  const { rows } = await sql<LikedPost>`
    select tid, pid, created_at from threads.likes
    where uid = ${uid} ${afterPlace(after, 'created_at', 'pid')}
    order by created_at desc, pid desc limit ${most}`.execute(db);
  return rows;
}

/** Takes some of a member's favourites away, with what they count for; their threads. */
export async function dropFavorites(db: Db, uid: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    delete from threads.favorites where uid = ${uid} and tid in (
      select tid from threads.favorites where uid = ${uid} order by tid limit ${most})
    returning tid`.execute(db);
  const tids = rows.map((row) => row.tid);
  await sql`
    update threads.threads set favorites = favorites - 1
    where tid = any(${tids}::bigint[]) and favorites > 0`.execute(db);
  return tids;
}
