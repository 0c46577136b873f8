import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../../../platform/context.ts';
import type { DB } from '../../../../../platform/db/types.ts';
import { type ListedThread, type ListReader, seenBy } from '../../../core/sql/thread-lists.ts';

/** Of two who pin at the same moment the second counts what the first has pinned. */
export async function lockTopicPins(db: Db, topid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`threads topic pins ${topid}`}, 0))`.execute(db);
}

/** Pinned threads that still stand in the topic. */
const standing = sql`
  from threads.topic_pins p join threads.threads t on t.tid = p.tid
 where t.topid = p.topid and t.status = 1 and t.deleted_at is null`;

/** Threads pinned in a topic beside this one. */
export async function countTopicPins(db: Db, topid: number, tid: number): Promise<number> {
  const { rows } = await sql<{ pins: number }>`
    select count(*)::int as pins ${standing} and p.topid = ${topid} and p.tid <> ${tid}`.execute(db);
  return rows[0]!.pins;
}

export async function insertTopicPin(db: Db, row: Insertable<DB['threads.topic_pins']>): Promise<void> {
  await db
    .insertInto('threads.topic_pins')
    .values(row)
    .onConflict((conflict) => conflict.columns(['topid', 'tid']).doNothing())
    .execute();
}

export async function deleteTopicPin(db: Db, topid: number, tid: number): Promise<void> {
  await db.deleteFrom('threads.topic_pins').where('topid', '=', topid).where('tid', '=', tid).execute();
}

interface PinnedThread extends ListedThread {
  subject: string;
}

/** What stands first in a topic, pinned last first. */
export async function pinnedInTopic(
  db: Db,
  topid: number,
  { reader, limit }: { reader: ListReader; limit: number },
): Promise<PinnedThread[]> {
  const { rows } = await sql<PinnedThread>`
    select t.tid as id, t.authorid as by, t.readperm, t.subject ${standing} and p.topid = ${topid} and ${seenBy(reader, 't.')}
     order by p.pinned_at desc, p.tid desc limit ${limit}`.execute(db);
  return rows;
}

/** Whether a thread stands first in a topic. */
export async function isPinnedInTopic(db: Db, topid: number, tid: number): Promise<boolean> {
  const row = await db
    .selectFrom('threads.topic_pins')
    .select('tid')
    .where('topid', '=', topid)
    .where('tid', '=', tid)
    .executeTakeFirst();
  return row !== undefined;
}
