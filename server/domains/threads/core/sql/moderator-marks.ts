import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';

/** What a moderator sets of a thread. */
interface ThreadMarks {
  displayorder?: number;
  highlight?: number;
  closed?: boolean;
  fid?: number;
  country_fid?: number;
  typeid?: number;
}

export async function setMarks(db: Db, tid: number, marks: ThreadMarks): Promise<void> {
  await db.updateTable('threads.threads').set(marks).where('tid', '=', tid).execute();
}

/** Sets the digest level; how often that of this thread was changed. */
export async function setDigest(db: Db, tid: number, digest: number): Promise<number> {
  const { digest_changes } = await db
    .updateTable('threads.threads')
    .set(({ eb }) => ({ digest, digest_changes: eb('digest_changes', '+', 1) }))
    .where('tid', '=', tid)
    .returning('digest_changes')
    .executeTakeFirstOrThrow();
  return digest_changes;
}

/** Ids of the replies pinned in a thread, by position. */
export async function pinnedReplies(db: Db, tid: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from threads.posts where tid = ${tid} and istop > 0 and status = 1 and parent_pid is null
     order by position limit ${limit}`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** A thread is there again. */
export async function undeleteThread(db: Db, tid: number): Promise<void> {
  await db.updateTable('threads.threads').set({ deleted_at: null }).where('tid', '=', tid).execute();
}

/** A moderator takes a reply down: it is counted out, its place stays. False where it was gone already. */
export async function hideReply(db: Db, tid: number, pid: number): Promise<boolean> {
  const { rows } = await sql<{ pid: number }>`
    with gone as (
      update threads.posts set status = -2, istop = 0
       where tid = ${tid} and pid = ${pid} and status = 1
      returning tid, pid
    )
    update threads.threads t set replies = t.replies - 1, answer_pid = nullif(t.answer_pid, gone.pid)
      from gone where t.tid = gone.tid
    returning gone.pid`.execute(db);
  return rows.length > 0;
}

/** It is shown and counted again. False where it wasn't taken down. */
export async function showReply(db: Db, tid: number, pid: number): Promise<boolean> {
  const { rows } = await sql<{ pid: number }>`
    with back as (
      update threads.posts set status = 1 where tid = ${tid} and pid = ${pid} and status = -2
      returning tid, pid
    )
    update threads.threads t set replies = t.replies + 1 from back where t.tid = back.tid
    returning back.pid`.execute(db);
  return rows.length > 0;
}
