import { sql } from 'kysely';
import type { Attachment } from '../../../../../contract/domains/media/shapes.ts';
import type { Db, ReadDb } from '../../../../platform/context.ts';
import { afterPlace } from '../../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../../platform/keyset.ts';
import type { HeldRow } from '../../../threads/index.ts';

export const findHeld = (db: Db, pid: number): Promise<HeldRow | undefined> =>
  db.selectFrom('threads.held').selectAll().where('pid', '=', pid).executeTakeFirst();

/** The same, and nobody else decides about it until the transaction ends. */
export const lockHeld = (db: Db, pid: number): Promise<HeldRow | undefined> =>
  db.selectFrom('threads.held').selectAll().where('pid', '=', pid).forUpdate().executeTakeFirst();

export async function updateHeld(
  db: Db,
  { tid, pid }: Pick<HeldRow, 'tid' | 'pid'>,
  fields: Partial<
    Pick<HeldRow, 'claimed_by' | 'claimed_until' | 'decision' | 'decided_by' | 'decided_at' | 'rule' | 'reason'>
  >,
): Promise<void> {
  await db.updateTable('threads.held').set(fields).where('tid', '=', tid).where('pid', '=', pid).execute();
}

export async function deleteHeld(db: Db, { tid, pid }: Pick<HeldRow, 'tid' | 'pid'>): Promise<void> {
  await db.deleteFrom('threads.held').where('tid', '=', tid).where('pid', '=', pid).execute();
}

/** A reply that its writer has withdrawn: what it said is gone. */
export async function emptyHeld(db: Db, { tid, pid }: Pick<HeldRow, 'tid' | 'pid'>, now: Date): Promise<void> {
  await sql`
    update threads.held
       set decision = 'withdrawn', decided_at = ${now}, words = '{}',
           reply = jsonb_build_object('message', '', 'attachments', '[]'::jsonb, 'mentioned', '[]'::jsonb)
     where tid = ${tid} and pid = ${pid}`.execute(db);
}

const ofCountry = (country: number | null) => (country === null ? sql`` : sql`and country_fid = ${country}`);

/** Posts that wait, the oldest first, from above a number; of one country, or for null of all. */
export async function findWaitingHeld(
  db: Db,
  country: number | null,
  above: number,
  limit: number,
): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select * from threads.held where decision is null and pid > ${above} ${ofCountry(country)}
     order by pid limit ${limit}`.execute(db);
  return rows;
}

/** Posts about which moderators have decided, the last first. */
export async function findDecidedHeld(
  db: Db,
  country: number | null,
  after: TimeKey | undefined,
  limit: number,
): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select * from threads.held
     where decision is not null and decision <> 'withdrawn' ${ofCountry(country)} ${afterPlace(after, 'decided_at', 'pid')}
     order by decided_at desc, pid desc limit ${limit}`.execute(db);
  return rows;
}

/** A member's own that wait or were refused, the newest first, from below a number. */
export async function findOwnHeld(db: ReadDb, uid: number, below: number, limit: number): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select * from threads.held
     where authorid = ${uid} and pid < ${below} and (decision is null or decision in ('refused', 'gone'))
     order by pid desc limit ${limit}`.execute(db);
  return rows;
}

/** The newest of a member's own replies to a thread that wait, in the order in which they were written. */
export async function findHeldReplies(
  db: Db,
  { tid, uid }: { tid: number; uid: number },
  limit: number,
): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select * from threads.held
     where authorid = ${uid} and tid = ${tid} and decision is null and reply is not null
     order by pid desc limit ${limit}`.execute(db);
  return rows.toReversed();
}

/** Posts about which it was decided before a moment, locked; others that are being worked on are left out. */
export async function lockOldHeld(db: Db, before: Date, limit: number): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select * from threads.held where decision is not null and decided_at < ${before}
     order by decided_at limit ${limit} for update skip locked`.execute(db);
  return rows;
}

/** Some of a member's. */
export async function lockHeldOf(db: Db, uid: number, limit: number): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select * from threads.held where authorid = ${uid} order by pid limit ${limit} for update`.execute(db);
  return rows;
}

/** Shows a thread that waited for a moderator, dated now; or lets it wait for its own time. */
export async function publishHeld(db: Db, tid: number, now: Date, publishAt: Date | null): Promise<boolean> {
  const later = publishAt !== null && publishAt > now;
  const { rows } = await sql<{ tid: number }>`
    update threads.threads
       set status = ${later ? 0 : 1}, publish_at = ${publishAt},
           created_at = ${later ? sql.ref('created_at') : now}, last_post_at = ${later ? sql.ref('last_post_at') : now}
     where tid = ${tid} and status = 0 and deleted_at is null
    returning tid`.execute(db);
  return rows.length > 0;
}

/** What some threads' first posts say. */
export async function firstPosts(
  db: Db,
  pids: readonly number[],
): Promise<{ pid: number; message: string; attachments: Attachment[] }[]> {
  if (pids.length === 0) return [];
  const { rows } = await sql<{ pid: number; message: string; attachments: Attachment[] }>`
    select pid, message, attachments from threads.posts where pid = any(${pids}::bigint[])`.execute(db);
  return rows;
}
