import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';
import { afterPlace } from '../../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../../platform/keyset.ts';
import type { PostData } from '../../../posts/index.ts';
import { markupRead } from '../../../posts/index.ts';
import { type Asked, type ListedThread, type ListReader, seenBy, type ThreadKey } from './thread-lists.ts';

/** Threads that the reader may see; decided in the statement, so that every page is full. */
export const readable = (reader: ListReader) => sql`t.status = 1 and t.deleted_at is null and ${seenBy(reader, 't.')}`;

/** No replies that are there for others alone. */
const ownOrAnswered = ({ uid }: ListReader) =>
  sql`(not t.replies_to_author or p.position = 1 or t.authorid = ${uid} or p.authorid = ${uid})`;

/** Posts in them whose writers aren't hidden from the reader. */
const readablePosts = (reader: ListReader) =>
  reader.hidden.length === 0
    ? sql`p.status = 1 and ${ownOrAnswered(reader)} and ${readable(reader)}`
    : sql`p.status = 1 and ${ownOrAnswered(reader)} and ${readable(reader)} and p.authorid <> all(${reader.hidden}::bigint[])`;

async function keys(db: Db, statement: RawBuilder<TimeKey>): Promise<TimeKey[]> {
  return (await statement.execute(db)).rows;
}

/** A member's threads, newest first. */
export async function threadsOf(db: Db, uid: number, { reader, limit, after }: Asked): Promise<ThreadKey[]> {
  const { rows } = await sql<ThreadKey>`
    select t.created_at as at, t.tid as id, t.authorid as by, t.readperm from threads.threads t
     where t.authorid = ${uid} and ${readable(reader)} ${afterPlace(after, 't.created_at', 't.tid')}
     order by t.created_at desc, t.tid desc limit ${limit}`.execute(db);
  return rows;
}

/** Threads that the reader has among the favourites, favourited last first. */
export const favoritesOf = (db: Db, type: string | undefined, { reader, limit, after }: Asked): Promise<TimeKey[]> =>
  keys(
    db,
    sql<TimeKey>`
      select f.created_at as at, f.tid as id
        from threads.favorites f join threads.threads t on t.tid = f.tid
       where f.uid = ${reader.uid} ${type ? sql`and f.type = ${type}` : sql``} and ${readable(reader)}
             ${afterPlace(after, 'f.created_at', 'f.tid')}
       order by f.created_at desc, f.tid desc limit ${limit}`,
  );

/** A post with what its thread says of it. */
export interface PlacedPost extends Omit<PostData, 'message' | 'edited_at' | 'cleaned_at'> {
  /** Of its message: enough for a line of its words. */
  beginning: string;
  /** Place in the list: when it was written, or liked. */
  listed_at: Date;
  subject: string;
  thread_replies: number;
  thread_likes: number;
  /** Of the reply it stands under. */
  parent_floor: number | null;
}

/** The same with what decides over who may see its thread. */
export type ListedPost = PlacedPost & ListedThread;

const placed = sql.raw(
  `${'tid pid position floor parent_pid quote_pid authorid attachments phonetype created_at status likes children istop'
    .split(' ')
    .map((name) => `p.${name}`)
    .join(
      ', ',
    )}, left(p.message, ${markupRead}) as beginning, t.subject, t.replies as thread_replies, t.likes as thread_likes, g.floor as parent_floor`,
);
const parent = sql`left join threads.posts g on g.tid = p.tid and g.pid = p.parent_pid`;

/** A member's replies, newest first. */
export async function repliesOf(db: Db, uid: number, { reader, limit, after }: Asked): Promise<ListedPost[]> {
  const { rows } = await sql<ListedPost>`
    select ${placed}, p.created_at as listed_at, t.tid as id, t.authorid as by, t.readperm
      from threads.posts p join threads.threads t on t.tid = p.tid ${parent}
     where p.authorid = ${uid} and p.position > 1 and ${readablePosts(reader)}
           ${afterPlace(after, 'p.created_at', 'p.pid')}
     order by p.created_at desc, p.pid desc limit ${limit}`.execute(db);
  return rows;
}

/** What the reader likes, liked last first. */
export async function likedBy(db: Db, { reader, limit, after }: Asked): Promise<PlacedPost[]> {
  const { rows } = await sql<PlacedPost>`
    select ${placed}, l.created_at as listed_at
      from threads.likes l
      join threads.posts p on p.tid = l.tid and p.pid = l.pid
      join threads.threads t on t.tid = l.tid ${parent}
     where l.uid = ${reader.uid} and ${readablePosts(reader)}
           ${afterPlace(after, 'l.created_at', 'l.pid')}
     order by l.created_at desc, l.pid desc limit ${limit}`.execute(db);
  return rows;
}
