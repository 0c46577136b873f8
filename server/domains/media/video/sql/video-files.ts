import { type Selectable, sql } from 'kysely';
import type { Db, ReadDb } from '../../../../platform/context.ts';
import type { DB } from '../../../../platform/db/types.ts';

export type VideoFile = Selectable<DB['threads.video_files']>;

export interface NewVideoFile {
  uid: number;
  name: string;
  bytes: number;
  recorded: boolean;
  now: Date;
}

/** What was found in a whole file. */
export interface Looked {
  type: string;
  milliseconds: number;
  width: number;
  height: number;
}

/** Begins a file that comes in pieces. */
export async function insertVideoFile(db: Db, { now, ...file }: NewVideoFile): Promise<VideoFile> {
  return db
    .insertInto('threads.video_files')
    .values({ ...file, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Enters a file that came at once and was looked at. */
export async function insertWholeVideo(db: Db, { now, ...file }: NewVideoFile, looked: Looked): Promise<VideoFile> {
  return db
    .insertInto('threads.video_files')
    .values({ ...file, ...looked, received: file.bytes, in_pieces: false, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A member's upload that no thread shows and nobody has cancelled. */
export const findUpload = (db: Db, uid: number, vid: number): Promise<VideoFile | undefined> =>
  db
    .selectFrom('threads.video_files')
    .selectAll()
    .where('vid', '=', vid)
    .where('uid', '=', uid)
    .where('tid', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** A file by its number, in whatever state. */
export const findVideoFile = (db: Db, vid: number): Promise<VideoFile | undefined> =>
  db.selectFrom('threads.video_files').selectAll().where('vid', '=', vid).executeTakeFirst();

/** Notes up to where a file is stored, where it was stored up to a byte before. */
export async function noteReceived(db: Db, vid: number, from: number, received: number): Promise<void> {
  await db
    .updateTable('threads.video_files')
    .set({ received })
    .where('vid', '=', vid)
    .where('received', '=', from)
    .execute();
}

/** Notes what was found in a whole file. */
export async function noteLooked(db: Db, vid: number, looked: Looked): Promise<void> {
  await db.updateTable('threads.video_files').set(looked).where('vid', '=', vid).where('type', '=', '').execute();
}

/** Gives an upload that is ready to a thread; false where it isn't there for this member. */
export async function giveToThread(db: Db, uid: number, vid: number, tid: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('threads.video_files')
    .set({ tid })
    .where('vid', '=', vid)
    .where('uid', '=', uid)
    .where('tid', 'is', null)
    .where('ended_at', 'is', null)
    .where('type', '!=', '')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends files: the job deletes what is stored of them. */
export async function endVideoFile(db: Db, vid: number, now: Date): Promise<void> {
  await db
    .updateTable('threads.video_files')
    .set({ tid: null, ended_at: now })
    .where('vid', '=', vid)
    .where('ended_at', 'is', null)
    .execute();
}

/** A member's uploads under way but the last `most`. */
export async function surplusUploads(db: Db, uid: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('threads.video_files')
    .select('vid')
    .where('uid', '=', uid)
    .where('tid', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('vid', 'desc')
    .limit(50)
    .execute();
  return rows.slice(most).map(({ vid }) => vid);
}

/** Files that no thread shows, begun before `before`, oldest first. */
export async function looseVideos(db: Db, before: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('threads.video_files')
    .select('vid')
    .where('tid', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(({ vid }) => vid);
}

export async function notePiecesGone(db: Db, vid: number): Promise<void> {
  await db.updateTable('threads.video_files').set({ in_pieces: false }).where('vid', '=', vid).execute();
}

/** Forgets a file that is ended. */
export async function dropVideoFile(db: Db, vid: number): Promise<void> {
  await db.deleteFrom('threads.video_files').where('vid', '=', vid).where('ended_at', 'is not', null).execute();
}

/** The file of a name that a thread shows. */
export async function shownFile(db: Db, name: string): Promise<{ tid: number; type: string } | undefined> {
  const { rows } = await sql<{ tid: number; type: string }>`
    select tid, type from threads.video_files where name = ${name} and tid is not null and ended_at is null`.execute(
    db,
  );
  return rows[0];
}

/** A member's own files by their numbers, for their export. */
export const ownVideos = (db: ReadDb, uid: number, after: number, most: number): Promise<VideoFile[]> =>
  db
    .selectFrom('threads.video_files')
    .selectAll()
    .where('uid', '=', uid)
    .where('vid', '>', after)
    .where('type', '!=', '')
    .where('ended_at', 'is', null)
    .orderBy('vid')
    .limit(most)
    .execute();

/** A member's files that no thread shows are ended with the member; some at once, as many as it were. */
export async function endLoose(db: Db, uid: number, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ vid: number }>`
    update threads.video_files set ended_at = ${now} where vid in (
      select vid from threads.video_files
       where uid = ${uid} and tid is null and ended_at is null order by vid limit ${most})
    returning vid`.execute(db);
  return rows.map(({ vid }) => vid);
}
