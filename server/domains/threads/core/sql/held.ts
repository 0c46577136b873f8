import { type Selectable, sql } from 'kysely';
import type { HeldReason } from '../../../../../contract/domains/review/held/limits.ts';
import type { Db } from '../../../../platform/context.ts';
import type { DB } from '../../../../platform/db/types.ts';
import type { NewReply } from '../../../posts/index.ts';

export type HeldRow = Selectable<DB['threads.held']>;

/** What a held reply will be. */
export type HeldReply = Omit<NewReply, 'tid' | 'pid' | 'authorid' | 'now'>;

/** The reply that waits in a row; null for a thread. */
export const replyIn = ({ reply }: { reply: unknown }): HeldReply | null => reply as HeldReply | null;

interface NewHeld {
  tid: number;
  pid: number;
  countryFid: number;
  authorid: number;
  reply: HeldReply | null;
  publishAt: Date | null;
  reasons: readonly HeldReason[];
  words: readonly string[];
  now: Date;
}

export async function insertHeld(db: Db, held: NewHeld): Promise<void> {
  await sql`
    insert into threads.held (tid, pid, country_fid, authorid, reply, publish_at, reasons, words, at)
    values (${held.tid}, ${held.pid}, ${held.countryFid}, ${held.authorid},
            ${held.reply === null ? null : JSON.stringify(held.reply)}::jsonb, ${held.publishAt},
            ${[...held.reasons]}::text[], ${[...held.words]}::text[], ${held.now})`.execute(db);
}

/** A number for a reply that is written only once it is approved. */
export async function nextPid(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select nextval('threads.posts_pid_seq') as pid`.execute(db);
  return rows[0]!.pid;
}

/** Whether a thread's first post waits, or was refused. */
export async function isHeld(db: Db, tid: number, pid: number): Promise<boolean> {
  const row = await db
    .selectFrom('threads.held')
    .select('pid')
    .where('tid', '=', tid)
    .where('pid', '=', pid)
    .where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '=', 'refused')]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing of a thread waits any more once it is deleted: the thread itself its author has withdrawn. */
export async function closeHeldOf(
  db: Db,
  { tid, first_pid: pid }: { tid: number; first_pid: number },
  now: Date,
): Promise<void> {
  await sql`
    update threads.held
       set decision = case when pid = ${pid} then 'withdrawn' else 'gone' end, decided_at = ${now}
     where tid = ${tid} and (decision is null or (pid = ${pid} and decision = 'refused'))`.execute(db);
}

/** Whether a member who has published no thread has one that waits for a moderator, written after a moment. */
export async function firstThreadWaits(db: Db, uid: number, after: Date | null): Promise<boolean> {
  const { rows } = await sql`
    select 1 from threads.held h
     where h.authorid = ${uid} and h.decision is null and h.reply is null and h.at > ${after ?? new Date(0)}
       and not exists (select 1 from threads.threads t
                        where t.authorid = h.authorid and t.status = 1 and t.deleted_at is null)
     limit 1`.execute(db);
  return rows.length > 0;
}
