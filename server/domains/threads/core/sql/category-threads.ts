import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';
import { afterPlace } from '../../../../platform/db/after-place.ts';
import { type Asked, type ListedThread, seenBy, type ThreadKey } from './thread-lists.ts';

/** Whose list it is: some countries' threads of one category. */
export interface CategoryScope {
  fids: readonly number[];
  typeid: number;
}

export const shownThread = sql`t.status = 1 and t.deleted_at is null`;

/** Newest threads of a category: one bounded scan of the index for each country. */
export async function latestOfCategory(
  db: Db,
  { fids, typeid }: CategoryScope,
  { reader, limit, after }: Asked,
): Promise<ThreadKey[]> {
  const { rows } = await sql<ThreadKey>`
    select t.tid as id, t.created_at as at, t.authorid as by, t.readperm
      from unnest(${fids}::int[]) as c (fid)
     cross join lateral (
       select t.tid, t.created_at, t.authorid, t.readperm from threads.threads t
        where t.country_fid = c.fid and t.typeid = ${typeid} and ${shownThread} and ${seenBy(reader, 't.')}
          ${afterPlace(after, 't.created_at', 't.tid')}
        order by t.created_at desc, t.tid desc limit ${limit}) t
     order by t.created_at desc, t.tid desc limit ${limit}`.execute(db);
  return rows;
}

/** One bounded scan for each country of what the listener has put in order. */
const ordered = (
  { fids, typeid }: CategoryScope,
  { reader, limit }: Pick<Asked, 'reader' | 'limit'>,
  by: { order: RawBuilder<unknown>; after: RawBuilder<unknown> },
) => sql`
  from unnest(${fids}::int[]) as c (fid)
  cross join lateral (
    select a.tid, a.active_at, a.likes, t.authorid, t.readperm
      from threads.category_threads a join threads.threads t on t.tid = a.tid
     where a.country_fid = c.fid and a.typeid = ${typeid} and ${shownThread} and ${seenBy(reader, 't.')} ${by.after}
     order by ${by.order} limit ${limit}) a
  order by ${by.order} limit ${limit}`;

/** Threads of a category by their newest post, the last first. */
export async function activeOfCategory(db: Db, scope: CategoryScope, asked: Asked): Promise<ThreadKey[]> {
  const by = { order: sql`a.active_at desc, a.tid desc`, after: afterPlace(asked.after, 'a.active_at', 'a.tid') };
  const { rows } = await sql<ThreadKey>`
    select a.tid as id, a.active_at as at, a.authorid as by, a.readperm ${ordered(scope, asked, by)}`.execute(db);
  return rows;
}

/** Threads of a category by likes, the most liked first. */
export async function bestOfCategory(
  db: Db,
  scope: CategoryScope,
  asked: Pick<Asked, 'reader' | 'limit'>,
): Promise<ListedThread[]> {
  const by = { order: sql`a.likes desc, a.tid desc`, after: sql`` };
  const { rows } = await sql<ListedThread>`
    select a.tid as id, a.authorid as by, a.readperm ${ordered(scope, asked, by)}`.execute(db);
  return rows;
}

/** Puts threads where they stand now; those that can't be read by others leave the order. */
export async function orderThreads(db: Db, tids: readonly number[]): Promise<void> {
  if (tids.length === 0) return;
  await sql`
    insert into threads.category_threads (tid, country_fid, typeid, active_at, likes)
    select tid, country_fid, typeid, last_post_at, likes from threads.threads
     where tid = any(${tids}::bigint[]) and status = 1 and deleted_at is null order by tid
    on conflict (tid) do update set country_fid = excluded.country_fid, typeid = excluded.typeid,
       active_at = excluded.active_at, likes = excluded.likes`.execute(db);
}

export async function dropFromOrder(db: Db, tids: readonly number[]): Promise<void> {
  await sql`delete from threads.category_threads where tid = any(${tids}::bigint[])`.execute(db);
}

export interface CategoryChange {
  countryFid: number;
  typeid: number;
  /** `YYYY-MM-DD`, of UTC. */
  day: string;
  posts: number;
  threads: number;
}

/** Adds to what was posted in categories, day by day. */
export async function addToCategories(db: Db, changes: readonly CategoryChange[]): Promise<void> {
  if (changes.length === 0) return;
  const column = (name: keyof CategoryChange) => changes.map((change) => change[name]);
  await sql`
    insert into threads.category_days (country_fid, typeid, day, posts, threads)
    select * from unnest(${column('countryFid')}::int[], ${column('typeid')}::bigint[], ${column('day')}::date[],
                         ${column('posts')}::int[], ${column('threads')}::int[])
    on conflict (country_fid, typeid, day) do update
      set posts = category_days.posts + excluded.posts, threads = category_days.threads + excluded.threads`.execute(db);
}

export interface CategoryFigures {
  typeid: number;
  threads: number;
  today: number;
}

/** Threads of all time and posts of one day, of each category of some countries together. */
export async function categoryFigures(db: Db, fids: readonly number[], day: string): Promise<CategoryFigures[]> {
  const { rows } = await sql<CategoryFigures>`
    select typeid, greatest(sum(threads), 0)::bigint as threads,
           greatest(coalesce(sum(posts) filter (where day = ${day}::date), 0), 0)::bigint as today
      from threads.category_days where country_fid = any(${fids}::int[]) group by typeid`.execute(db);
  return rows;
}

/** The newest of a category, with what decides over who may see it. */
export interface NewestOfCategory extends ListedThread {
  typeid: number;
  country_fid: number;
  subject: string;
}

/** The newest threads of each of some categories, a few of each: the first may be hidden from who reads. */
export async function newestOfCategories(
  db: Db,
  fids: readonly number[],
  typeids: readonly number[],
  { reader, limit }: Pick<Asked, 'reader' | 'limit'>,
): Promise<NewestOfCategory[]> {
  const { rows } = await sql<NewestOfCategory>`
    select n.tid as id, n.authorid as by, n.readperm, n.subject, n.country_fid, k.typeid
      from unnest(${typeids}::bigint[]) as k (typeid)
     cross join lateral (
       select t.tid, t.created_at, t.authorid, t.readperm, t.subject, c.fid as country_fid
         from unnest(${fids}::int[]) as c (fid)
        cross join lateral (
          select t.tid, t.created_at, t.authorid, t.readperm, t.subject from threads.threads t
           where t.country_fid = c.fid and t.typeid = k.typeid and ${shownThread} and ${seenBy(reader, 't.')}
           order by t.created_at desc, t.tid desc limit ${limit}) t
        order by t.created_at desc, t.tid desc limit ${limit}) n
     order by n.created_at desc, n.tid desc`.execute(db);
  return rows;
}

/** The newest of a country. */
export interface CountryThread extends ListedThread {
  countryFid: number;
  subject: string;
}

/** The newest threads of each of some countries, a few of each. */
export async function newestByCountry(
  db: Db,
  fids: readonly number[],
  { reader, limit }: Pick<Asked, 'reader' | 'limit'>,
): Promise<CountryThread[]> {
  const { rows } = await sql<CountryThread>`
    select n.tid as id, n.authorid as by, n.readperm, n.subject, c.fid as "countryFid"
      from unnest(${fids}::int[]) as c (fid)
     cross join lateral (
       select t.tid, t.created_at, t.authorid, t.readperm, t.subject from threads.threads t
        where t.country_fid = c.fid and ${shownThread} and ${seenBy(reader, 't.')}
        order by t.created_at desc, t.tid desc limit ${limit}) n
     order by n.created_at desc, n.tid desc`.execute(db);
  return rows;
}
