import { sql } from 'kysely';
import type { Db } from '../../../../../platform/context.ts';
import { shownThread } from '../../../core/sql/category-threads.ts';
import { type ListedThread, type ListReader, seenBy } from '../../../core/sql/thread-lists.ts';

/** How many entries a contest shows, counted to `most`. */
export async function countEntries(db: Db, contestId: number, most: number): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from (
      select 1 from threads.photo_entries k join threads.threads t on t.tid = k.tid
       where k.contest_id = ${contestId} and ${shownThread} limit ${most}) shown`.execute(db);
  return rows[0]?.entries ?? 0;
}

/** A member's entry of a contest, with what has become of it. */
export interface OwnEntry {
  tid: number;
  status: number;
  /** A moderator has taken it out. */
  out: boolean;
}

/** A member's entries of a contest that they have not deleted, the first first. */
export async function entriesOfMember(db: Db, contestId: number, uid: number, most: number): Promise<OwnEntry[]> {
  const { rows } = await sql<OwnEntry>`
    select k.tid, t.status, (d.tid is not null) as out
      from threads.photo_entries k
      join threads.threads t on t.tid = k.tid
      left join threads.takedowns d on d.tid = t.tid and d.pid = t.first_pid
     where k.contest_id = ${contestId} and k.authorid = ${uid}
       and (t.deleted_at is null or d.tid is not null)
     order by k.tid limit ${most}`.execute(db);
  return rows;
}

/** Whether one of some pictures stands in an entry that a member has in a contest, but for one thread. */
export async function isEntered(
  db: Db,
  { contestId, uid, aids, except }: { contestId: number; uid: number; aids: readonly number[]; except: number },
): Promise<boolean> {
  const { rows } = await sql<{ tid: number }>`
    select k.tid from threads.photo_entries k join threads.photos p on p.tid = k.tid
     where k.contest_id = ${contestId} and k.authorid = ${uid} and k.tid <> ${except}
       and p.aid = any(${aids}::bigint[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** How many entries of a contest wait for a moderator. */
export async function countWaiting(db: Db, contestId: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting
      from threads.held h join threads.photo_entries k on k.tid = h.tid
     where h.decision is null and h.reply is null and k.contest_id = ${contestId}`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Unfrozen entries of a contest, by their ids. */
export async function unfrozenEntries(db: Db, contestId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    select tid from threads.photo_entries where contest_id = ${contestId} and frozen_at is null
     order by tid limit ${most}`.execute(db);
  return rows.map(({ tid }) => tid);
}

/** Freezes some entries whose threads are locked: their likes are those of this moment. */
export async function freezeEntries(db: Db, tids: readonly number[], now: Date): Promise<void> {
  await sql`
    update threads.photo_entries e set frozen_at = ${now}, final_likes = t.likes, likes = t.likes
      from threads.threads t
     where t.tid = e.tid and e.tid = any(${tids}::bigint[]) and e.frozen_at is null`.execute(db);
  await sql`
    update threads.photos p set likes = e.likes
      from threads.photo_entries e where e.tid = p.tid and p.tid = any(${tids}::bigint[])`.execute(db);
}

/** Moves the moment at which nobody likes a contest's entries any more. */
export async function moveClose(db: Db, contestId: number, at: Date, countsLikes: boolean): Promise<void> {
  await sql`
    update threads.photo_entries set closes_at = ${at}, counts_likes = ${countsLikes}
     where contest_id = ${contestId} and frozen_at is null`.execute(db);
}

/** Who entered a contest, each once, above a member. */
export async function entrants(db: Db, contestId: number, above: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ authorid: number }>`
    select distinct k.authorid
      from threads.photo_entries k join threads.threads t on t.tid = k.tid
     where k.contest_id = ${contestId} and k.authorid > ${above} and ${shownThread}
     order by k.authorid limit ${most}`.execute(db);
  return rows.map(({ authorid }) => authorid);
}

/** An entry with its place in a reader's order. */
export interface DrawnEntry extends ListedThread {
  place: string;
}

/** Whose order it is, and from where on. */
export interface DrawAsked {
  contestId: number;
  category: number;
  seed: string;
  /** Lots are taken from here on. */
  start: number;
  pool: number;
  after: string;
  reader: ListReader;
  limit: number;
}

/** Entries of a contest in an order of the seed's own: of so many as the pool holds, from a lot on and around. */
export async function drawnEntries(db: Db, asked: DrawAsked): Promise<DrawnEntry[]> {
  const { contestId, category, seed, start, pool, after, reader, limit } = asked;
  const narrowed = category === 0 ? sql`true` : sql`category = ${category}`;
  const some = (from: typeof narrowed) => sql`
    (select tid from threads.photo_entries
      where contest_id = ${contestId} and ${from} and ${narrowed} order by lot, tid limit ${pool})`;
  const place = sql`md5(${seed} || ':' || k.tid)`;
  const { rows } = await sql<DrawnEntry>`
    select t.tid as id, ${place} as place, t.authorid as by, t.readperm
      from (${some(sql`lot >= ${start}`)} union all ${some(sql`lot < ${start}`)} limit ${pool}) k
      join threads.threads t on t.tid = k.tid
     where ${shownThread} and ${seenBy(reader, 't.')} and ${place} > ${after}
     order by place, t.tid limit ${limit}`.execute(db);
  return rows;
}

/** An entry as those who judge it see it. */
export interface JudgedEntry {
  tid: number;
  authorid: number;
  subject: string;
  language: 'en' | 'fr' | 'hi';
  likes: number;
  contest_id: number;
}

/** A contest's entries with the most likes that everybody sees. */
export async function mostLiked(
  db: Db,
  { contestId, frozen, most }: { contestId: number; frozen: boolean; most: number },
): Promise<JudgedEntry[]> {
  // What lists are ordered by has the likes once the entries are frozen.
  const by = sql.ref(frozen ? 'k.likes' : 't.likes');
  const { rows } = await sql<JudgedEntry>`
    select k.tid, k.authorid, t.subject, t.language, k.contest_id,
           case when k.frozen_at is null then t.likes else k.final_likes end as likes
      from threads.photo_entries k join threads.threads t on t.tid = k.tid
     where k.contest_id = ${contestId} and ${shownThread}
     order by ${by} desc, k.tid desc limit ${most}`.execute(db);
  return rows;
}

/** Some entries, those that everybody sees. */
export async function judgedEntries(db: Db, tids: readonly number[]): Promise<JudgedEntry[]> {
  if (tids.length === 0) return [];
  const { rows } = await sql<JudgedEntry>`
    select k.tid, k.authorid, t.subject, t.language, k.contest_id,
           case when k.frozen_at is null then t.likes else k.final_likes end as likes
      from threads.photo_entries k join threads.threads t on t.tid = k.tid
     where k.tid = any(${tids}::bigint[]) and ${shownThread}`.execute(db);
  return rows;
}

/** Says that an entry's photos have won. */
export async function markWon(db: Db, tid: number): Promise<void> {
  await sql`update threads.photos set won = true where tid = ${tid}`.execute(db);
}

/** Says what has become of a dream; false where the thread is none. */
export async function setDream(
  db: Db,
  dream: { tid: number; fid: number; state: number; what: string; photo: string | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ tid: number }>`
    update threads.photo_entries
       set dream_state = ${dream.state}, dream_what = ${dream.what}, dream_photo = ${dream.photo}::jsonb,
           dream_at = ${dream.at}
     where tid = ${dream.tid} and fid = ${dream.fid} returning tid`.execute(db);
  return rows.length > 0;
}

/** Photos of each category of a board that a list shows, counted to `most` each. */
export async function countByCategory(
  db: Db,
  categories: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ category: number; photos: number }>`
    select c.category, (
             select count(*)::int from (
               select 1 from threads.photos p join threads.threads t on t.tid = p.tid
                where p.category = c.category and ${shownThread} limit ${most}) few) as photos
      from unnest(${categories}::bigint[]) as c (category)`.execute(db);
  return new Map(rows.map(({ category, photos }) => [category, photos]));
}
