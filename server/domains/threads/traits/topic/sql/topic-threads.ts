import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../../platform/context.ts';
import { afterPlace } from '../../../../../platform/db/after-place.ts';
import {
  type Asked,
  type ListedThread,
  type ListReader,
  seenBy,
  shown,
  type ThreadKey,
} from '../../../core/sql/thread-lists.ts';

/** Newest threads of a topic. */
export async function latestOfTopic(db: Db, topid: number, { reader, limit, after }: Asked): Promise<ThreadKey[]> {
  const { rows } = await sql<ThreadKey>`
    select tid as id, created_at as at, authorid as by, readperm from threads.threads
     where topid = ${topid} and ${shown} and ${seenBy(reader)} ${afterPlace(after, 'created_at', 'tid')}
     order by created_at desc, tid desc limit ${limit}`.execute(db);
  return rows;
}

/** What the listener has put in order, as far as the reader may see it. */
const ordered = (topid: number, reader: ListReader, order: RawBuilder<unknown>) => sql`
  from threads.topic_threads o join threads.threads t on t.tid = o.tid
 where o.topid = ${topid} and t.topid = o.topid and t.status = 1 and t.deleted_at is null
   and ${seenBy(reader, 't.')} ${order}`;

/** Threads of a topic by their newest post, the last first. */
export async function activeOfTopic(db: Db, topid: number, { reader, limit, after }: Asked): Promise<ThreadKey[]> {
  const order = sql`${afterPlace(after, 'o.active_at', 'o.tid')} order by o.active_at desc, o.tid desc`;
  const { rows } = await sql<ThreadKey>`
    select o.tid as id, o.active_at as at, t.authorid as by, t.readperm ${ordered(topid, reader, order)}
     limit ${limit}`.execute(db);
  return rows;
}

/** Threads of a topic by likes, the most liked first. */
export async function bestOfTopic(
  db: Db,
  topid: number,
  { reader, limit }: Pick<Asked, 'reader' | 'limit'>,
): Promise<ListedThread[]> {
  const order = sql`order by o.likes desc, o.tid desc`;
  const { rows } = await sql<ListedThread>`
    select o.tid as id, t.authorid as by, t.readperm ${ordered(topid, reader, order)} limit ${limit}`.execute(db);
  return rows;
}

/** Of a topic's newest threads so many are looked at. */
const looked = 500;

/** Who wrote a topic's threads since a moment, by the likes that these got. */
export async function likedInTopic(
  db: Db,
  topid: number,
  since: Date,
  { reader, limit }: Pick<Asked, 'reader' | 'limit'>,
): Promise<{ by: number; likes: number }[]> {
  const { rows } = await sql<{ by: number; likes: number }>`
    select authorid as by, sum(likes)::int as likes from (
      select authorid, likes from threads.threads
       where topid = ${topid} and created_at >= ${since} and ${shown} and ${seenBy(reader)}
       order by created_at desc, tid desc limit ${looked}) t
     where likes > 0 group by authorid order by sum(likes) desc, authorid limit ${limit}`.execute(db);
  return rows;
}

/** Topics in which some of a member's latest threads stand, the last posted in first. */
export async function topicsPostedIn(db: Db, uid: number, reader: ListReader, most: number): Promise<number[]> {
  const { rows } = await sql<{ topid: number }>`
    select topid from (
      select topid, created_at from threads.threads
       where authorid = ${uid} and ${shown} and ${seenBy(reader)}
       order by created_at desc, tid desc limit ${most}) t
     where topid is not null group by topid order by max(created_at) desc, topid`.execute(db);
  return rows.map(({ topid }) => topid);
}
