import { sql } from 'kysely';
import type { Db } from '../../../../../platform/context.ts';
import { afterPlace } from '../../../../../platform/db/after-place.ts';
import { closed } from '../../../core/level.ts';
import { type Asked, seenBy, shown, type ThreadKey } from '../../../core/sql/thread-lists.ts';

/** Newest threads of a group. */
export async function latestOfGroup(db: Db, groupid: number, { reader, limit, after }: Asked): Promise<ThreadKey[]> {
  const { rows } = await sql<ThreadKey>`
    select tid as id, created_at as at, authorid as by, readperm from threads.threads
     where groupid = ${groupid} and ${shown} and ${seenBy(reader)} ${afterPlace(after, 'created_at', 'tid')}
     order by created_at desc, tid desc limit ${limit}`.execute(db);
  return rows;
}

/** The groups of some threads, whatever became of these. */
export async function groupsOfThreads(
  db: Db,
  tids: readonly number[],
): Promise<{ tid: number; groupid: number; authorid: number }[]> {
  if (tids.length === 0) return [];
  const { rows } = await sql<{ tid: number; groupid: number; authorid: number }>`
    select tid, groupid, authorid from threads.threads
     where tid = any(${tids}::bigint[]) and groupid is not null`.execute(db);
  return rows;
}

/** Opens threads of a group to all, or closes them to all but its members, the newest first. Those that changed. */
export async function setReading(db: Db, groupid: number, membersOnly: boolean, most: number): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    update threads.threads
       set readperm = readperm % ${closed}::int + ${membersOnly ? closed : 0}::int
     where tid in (
       select tid from threads.threads
        where groupid = ${groupid} and (readperm >= ${closed}::int) <> ${membersOnly}
        order by tid desc limit ${most} for no key update)
    returning tid`.execute(db);
  return rows.map(({ tid }) => tid);
}

export interface HiddenRow {
  tid: number;
  subject: string;
  authorid: number;
  by_uid: number | null;
  reason: string;
  at: Date;
}

/** Threads of a group that were taken down, the last first. */
export async function hiddenOfGroup(db: Db, groupid: number, limit: number): Promise<HiddenRow[]> {
  const { rows } = await sql<HiddenRow>`
    select t.tid, t.subject, t.authorid, d.by_uid, d.reason, d.at
      from threads.threads t join threads.takedowns d on d.tid = t.tid and d.pid = t.first_pid
     where t.groupid = ${groupid} and t.deleted_at is not null and d.kind = 'banned'
     order by t.deleted_at desc limit ${limit}`.execute(db);
  return rows;
}
