import { type Selectable, sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

/** What a post said before it was edited. */
export type VersionRow = Selectable<DB['threads.versions']>;
type OfPost = Pick<VersionRow, 'tid' | 'pid'>;

/** Stores what a locked post said until now, and deletes the versions between the first and the newest `most`. */
export async function insertVersion(
  db: Db,
  row: Omit<VersionRow, 'removed_at'>,
  { most }: { most: number },
): Promise<void> {
  const { tid, pid, version } = row;
  await db.insertInto('threads.versions').values(row).execute();
  await db
    .updateTable('threads.posts')
    .set({ versions: version })
    .where('tid', '=', tid)
    .where('pid', '=', pid)
    .execute();
  await sql`
    delete from threads.versions
     where tid = ${tid} and pid = ${pid} and version > 1 and version <= ${version - most + 1}`.execute(db);
}

/** Versions of a post before one of them, the newest first. */
export async function versionsBefore(
  db: Db,
  { tid, pid }: OfPost,
  before: number,
  limit: number,
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select * from threads.versions where tid = ${tid} and pid = ${pid} and version < ${before}
     order by version desc limit ${limit}`.execute(db);
  return rows;
}

/** The newest version before another whose words are there. */
export async function wordsBefore(db: Db, { tid, pid }: OfPost, before: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select * from threads.versions
     where tid = ${tid} and pid = ${pid} and version < ${before} and removed_at is null
     order by version desc limit 1`.execute(db);
  return rows[0];
}

export const findVersion = (db: Db, { tid, pid }: OfPost, version: number): Promise<VersionRow | undefined> =>
  db
    .selectFrom('threads.versions')
    .selectAll()
    .where('tid', '=', tid)
    .where('pid', '=', pid)
    .where('version', '=', version)
    .executeTakeFirst();

/** Deletes the words of a version; its place stays. */
export async function emptyVersion(
  db: Db,
  { tid, pid, version }: Pick<VersionRow, 'tid' | 'pid' | 'version'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('threads.versions')
    .set({ subject: '', words: '', removed_at: now })
    .where('tid', '=', tid)
    .where('pid', '=', pid)
    .where('version', '=', version)
    .execute();
}

/** Deletes all versions of a post. */
export async function deleteVersions(db: Db, { tid, pid }: OfPost): Promise<void> {
  await db.deleteFrom('threads.versions').where('tid', '=', tid).where('pid', '=', pid).execute();
}

/** Deletes versions of a thread's posts, some at a time; true while there may be more. */
export async function deleteVersionsIn(db: Db, tid: number, most: number): Promise<boolean> {
  const { rows } = await sql<OfPost>`
    delete from threads.versions where tid = ${tid} and (pid, version) in (
      select pid, version from threads.versions where tid = ${tid} order by pid, version limit ${most})
    returning tid, pid`.execute(db);
  return rows.length === most;
}

/** A member's own, by post, after one of them. */
export async function ownVersions(
  db: ReadDb,
  { uid, after, most }: { uid: number; after: Pick<VersionRow, 'pid' | 'version'>; most: number },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select * from threads.versions
     where authorid = ${uid} and (pid, version) > (${after.pid}, ${after.version})
     order by pid, version limit ${most}`.execute(db);
  return rows;
}

/** Deletes some of a member's, and no post of these says any more that it has some; their posts. */
export async function deleteVersionsOf(db: Db, uid: number, most: number): Promise<OfPost[]> {
  const { rows } = await sql<OfPost>`
    delete from threads.versions where (tid, pid, version) in (
      select tid, pid, version from threads.versions where authorid = ${uid} order by pid, version limit ${most})
    returning tid, pid`.execute(db);
  const [tids, pids] = [rows.map(({ tid }) => tid), rows.map(({ pid }) => pid)];
  await sql`
    update threads.posts set versions = 0
     where versions > 0 and (tid, pid) in (select * from unnest(${tids}::bigint[], ${pids}::bigint[]))`.execute(db);
  return rows;
}
