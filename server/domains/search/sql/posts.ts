import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

/** First half of the lock's key: who writes the index of posts does so alone, and reads what is so under the lock. */
const lockClass = 7_261_088;

export async function lockIndex(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClass}::int, 0)`.execute(db);
}

export interface IndexedPost {
  tid: number;
  pid: number;
  authorid: number;
  threadUid: number;
  readperm: number;
  postedAt: Date;
  /** A tsvector as text. */
  words: string;
}

/** Writes posts into the index, in place of what it had of them. */
export async function writePosts(db: Db, posts: readonly IndexedPost[]): Promise<void> {
  if (posts.length === 0) return;
  const column = <K extends keyof IndexedPost>(name: K) => posts.map((post) => post[name]);
  await sql`
    insert into search.posts (tid, pid, authorid, thread_uid, readperm, posted_at, words)
    select p.tid, p.pid, p.authorid, p.thread_uid, p.readperm, p.posted_at, p.words::tsvector
      from unnest(${column('tid')}::bigint[], ${column('pid')}::bigint[], ${column('authorid')}::bigint[],
                  ${column('threadUid')}::bigint[], ${column('readperm')}::smallint[],
                  ${column('postedAt')}::timestamptz[], ${column('words')}::text[])
        as p (tid, pid, authorid, thread_uid, readperm, posted_at, words)
    on conflict (tid, pid) do update
       set thread_uid = excluded.thread_uid, readperm = excluded.readperm, posted_at = excluded.posted_at,
           words = excluded.words`.execute(db);
}

/** Removes posts by thread and id. */
export async function dropPosts(db: Db, places: readonly { tid: number; pid: number }[]): Promise<void> {
  if (places.length === 0) return;
  await sql`
    delete from search.posts p
     using unnest(${places.map(({ tid }) => tid)}::bigint[], ${places.map(({ pid }) => pid)}::bigint[]) as k (tid, pid)
     where p.tid = k.tid and p.pid = k.pid`.execute(db);
}

/** Removes all posts of some threads. */
export async function dropThreads(db: Db, tids: readonly number[]): Promise<void> {
  if (tids.length === 0) return;
  await sql`delete from search.posts where tid = any(${tids}::bigint[])`.execute(db);
}

/** Gives all posts of a thread what is so of the thread: its marks and who may read it. */
export async function alignThread(
  db: Db,
  { tid, readperm, marks }: { tid: number; readperm: number; marks: string },
): Promise<void> {
  await sql`
    update search.posts
       set readperm = ${readperm},
           words = ts_delete(words, array(
             select w.word from unnest(tsvector_to_array(words)) as w (word) where w.word ~ '^~[cbkw]')) || ${marks}::tsvector
     where tid = ${tid}`.execute(db);
}

/** Who searches, and what of them the statement knows. */
export interface Searcher {
  uid: number;
  readaccess: number;
  hidden: readonly number[];
  now: Date;
}

export interface Candidate {
  tid: number;
  pid: number;
  /** Milliseconds since 1970. */
  postedAt: number;
  relevance: number;
}

/** What is looked for among the posts. */
export interface PostsAsked {
  /** Words and filters: a tsquery for each, all of which a post matches. */
  queries: readonly string[];
  /** The words alone, by which is ranked. */
  ranked: string;
  since: Date | undefined;
  authors: readonly number[] | undefined;
  limit: number;
}

/** What such a reader finds: nothing above their level, of those hidden from them, or of members without access. */
export const findableBy = ({ uid, readaccess, hidden, now }: Searcher): RawBuilder<unknown> => sql`
  (p.readperm <= ${readaccess}::int or p.thread_uid = ${uid}::bigint)
  and p.authorid <> all(${hidden}::bigint[]) and p.thread_uid <> all(${hidden}::bigint[])
  and not exists (select from search.barred b
                   where b.uid = p.authorid and (b.until is null or b.until > ${now}::timestamptz))
  and not exists (select from search.barred b
                   where b.uid = p.thread_uid and (b.until is null or b.until > ${now}::timestamptz))`;

/** Weights of D, C, B, A: a word of a subject counts four times one of a message. */
const weights = [0.25, 0.25, 0.5, 1];

/** What came of a look at the posts that match. */
export interface Looked {
  /** How many were looked at, be they found by this reader or not. */
  matched: number;
  /** Those of them from before the time that is asked for. */
  past: number;
  found: Candidate[];
}

/**
 * Those of some posts that match which the reader finds, in no order. No more are looked at than are ranked, whoever may
 * see them: a word of every second post costs what a rare one does, also where a filter leaves nothing of it.
 */
export async function candidates(db: ReadDb, searcher: Searcher, asked: PostsAsked): Promise<Looked> {
  const { queries, ranked, since, authors, limit } = asked;
  const later = since ? sql`and p.posted_at >= ${since}::timestamptz` : sql``;
  const among = authors ? sql`and p.authorid = any(${authors}::bigint[])` : sql``;
  const past = since ? sql`count(*) filter (where posted_at < ${since}::timestamptz)::int` : sql`0`;
  // Apart, so that the index skips what a rarer one does not have: of a single tsquery it looks at each place.
  const matching = sql.join(
    queries.map((query) => sql`m.words @@ ${query}::tsquery`),
    sql` and `,
  );
  // A column as one text of JSON: a thousand rows would cost the driver more than the database.
  const column = (expression: RawBuilder<unknown>) =>
    sql`'[' || coalesce(string_agg((${expression})::text, ','), '') || ']'`;
  const { rows } = await sql<Columns & { matched: number; past: number }>`
    with looked as materialized (
      select * from search.posts m where ${matching} limit ${limit}
    )
    select l.*, f.*
      from (select count(*)::int as matched, ${past} as past from looked) l
     cross join (
        select ${column(sql`p.tid`)} as tids, ${column(sql`p.pid`)} as pids,
               ${column(sql`floor(extract(epoch from p.posted_at) * 1000)`)} as times,
               ${column(sql`ts_rank(${weights}::real[], p.words, ${ranked}::tsquery, 1)`)} as relevances
          from looked p
         where ${findableBy(searcher)} ${later} ${among}) f`.execute(db);
  const { matched, past: older, ...columns } = rows[0]!;
  return { matched, past: older, found: candidatesOf(columns) };
}

type Columns = Record<'tids' | 'pids' | 'times' | 'relevances', string>;

function candidatesOf({ tids, pids, times, relevances }: Columns): Candidate[] {
  const [pid, at, relevance] = [pids, times, relevances].map((column) => JSON.parse(column) as number[]);
  return (JSON.parse(tids) as number[]).map((tid, i) => ({
    ...{ tid, pid: pid![i]!, postedAt: at![i]!, relevance: relevance![i]! },
  }));
}

/** The highest id of a post in the index, 0 for none. */
export async function lastPid(db: ReadDb): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from search.posts order by pid desc limit 1`.execute(db);
  return rows[0]?.pid ?? 0;
}
