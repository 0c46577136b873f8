import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../../platform/context.ts';
import { afterPlace } from '../../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../../platform/keyset.ts';
import { readable } from './member-lists.ts';
import type { Asked } from './thread-lists.ts';

/** Threads that a member follows; what is deleted shows in no list, and can be unfollowed by nobody. */
const followsOfMember = (uid: number) => sql`
  threads.thread_follows f left join threads.threads t on t.tid = f.tid where f.uid = ${uid} and t.deleted_at is null`;

/** Follows a thread, unless the member follows as many as they may; whether they follow it now. */
export async function insertFollow(
  db: Db,
  { tid, uid, now, most }: { tid: number; uid: number; now: Date; most: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into threads.thread_follows (tid, uid, created_at)
    select ${tid}, ${uid}, ${now} where (select count(*) from ${followsOfMember(uid)}) < ${most}
    on conflict (tid, uid) do nothing`.execute(db);
  return numAffectedRows === 1n || isFollowed(db, tid, uid);
}

/** A statement of its own: it sees what another device has followed at the same moment. */
async function isFollowed(db: Db, tid: number, uid: number): Promise<boolean> {
  const { rows } = await sql`
    select from threads.thread_follows where tid = ${tid} and uid = ${uid}`.execute(db);
  return rows.length === 1;
}

/** Unfollows a thread; whether the member followed it. */
export async function deleteFollow(db: Db, tid: number, uid: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from threads.thread_follows where tid = ${tid} and uid = ${uid}`.execute(db);
  return numAffectedRows === 1n;
}

/** Some of a thread's followers, by uid after the one given. */
export async function followersOf(
  db: Db,
  { tid, after, most }: { tid: number; after: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select uid from threads.thread_follows where tid = ${tid} and uid > ${after} order by uid limit ${most}`.execute(
    db,
  );
  return rows.map(({ uid }) => uid);
}

/** Threads that the reader follows and may see, followed last first. */
export async function followsOf(db: Db, { reader, limit, after }: Asked): Promise<TimeKey[]> {
  const { rows } = await sql<TimeKey>`
    select f.created_at as at, f.tid as id
      from threads.thread_follows f join threads.threads t on t.tid = f.tid
     where f.uid = ${reader.uid} and ${readable(reader)} ${afterPlace(after, 'f.created_at', 'f.tid')}
     order by f.created_at desc, f.tid desc limit ${limit}`.execute(db);
  return rows;
}

/** How many threads a member follows. */
export async function countFollows(db: Db, uid: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${followsOfMember(uid)}`.execute(db);
  return rows[0]!.count;
}

export interface FollowedThreadRow {
  tid: number;
  created_at: Date;
}

/** A member's own, newest first, after the place of the one before. */
export async function followedRows(
  db: ReadDb,
  { uid, after, most }: { uid: number; after: TimeKey | undefined; most: number },
): Promise<FollowedThreadRow[]> {
  const { rows } = await sql<FollowedThreadRow>`
    select tid, created_at from threads.thread_follows
    where uid = ${uid} ${afterPlace(after, 'created_at', 'tid')}
    order by created_at desc, tid desc limit ${most}`.execute(db);
  return rows;
}

/** Deletes some of a member's; how many went. */
export async function dropFollows(db: Db, uid: number, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from threads.thread_follows where uid = ${uid} and tid in (
      select tid from threads.thread_follows where uid = ${uid} order by tid limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
