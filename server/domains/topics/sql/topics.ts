import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { afterPlaceRising } from '../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

export interface Topic {
  topid: number;
  name: string;
  description: string;
  country_fid: number;
  host_uid: number;
  logo_aid: number | null;
  categoryid: number;
  created_at: Date;
  followers: number;
  threads: number;
}

const columns = sql.raw(
  'topid, name, description, country_fid, host_uid, logo_aid, categoryid, created_at, followers, threads'.replaceAll(
    /(\w+)/g,
    't.$1',
  ),
);

export async function findTopic(db: Db, topid: number): Promise<Topic | undefined> {
  const { rows } = await sql<Topic>`
    select ${columns} from topics.topics t where t.topid = ${topid} and t.deleted_at is null`.execute(db);
  return rows[0];
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockTopic(db: Db, topid: number): Promise<Topic | undefined> {
  const { rows } = await sql<Topic>`
    select ${columns} from topics.topics t
     where t.deleted_at is null and t.topid = ${topid} for no key update`.execute(db);
  return rows[0];
}

/** A topic that is deleted already, as far as it decides over who may have done it. */
export async function findDeleted(db: Db, topid: number): Promise<Pick<Topic, 'host_uid' | 'country_fid'> | undefined> {
  return db
    .selectFrom('topics.topics')
    .select(['host_uid', 'country_fid'])
    .where('topid', '=', topid)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
}

/** Topics by a set of ids, in no order. */
export async function topicsByIds(db: ReadDb, topids: readonly number[]): Promise<Topic[]> {
  if (topids.length === 0) return [];
  const { rows } = await sql<Topic>`
    select ${columns} from topics.topics t
     where t.topid = any(${topids}::bigint[]) and t.deleted_at is null`.execute(db);
  return rows;
}

/** The next topics by their ids. */
export async function topicsFrom(db: Db, topid: number, limit: number): Promise<Topic[]> {
  const { rows } = await sql<Topic>`
    select ${columns} from topics.topics t
     where t.topid >= ${topid} and t.deleted_at is null order by t.topid limit ${limit}`.execute(db);
  return rows;
}

/** The most followed topics of some countries: one bounded scan of the index for each. */
export async function mostFollowedTopics(db: Db, fids: readonly number[], limit: number): Promise<Topic[]> {
  const { rows } = await sql<Topic>`
    select ${columns}
      from unnest(${fids}::int[]) as c (fid)
     cross join lateral (
       select * from topics.topics
        where country_fid = c.fid and deleted_at is null order by followers desc, topid limit ${limit}) t
     order by t.followers desc, t.topid limit ${limit}`.execute(db);
  return rows;
}

/** Names looked at for one search. */
const looked = 500;

/** Topics of some countries whose name begins so, the most followed first. */
export const topicsNamed = (db: Db, begin: string, fids: readonly number[], limit: number): Promise<Topic[]> =>
  topicsLike(db, `${literally(begin)}%`, fids, limit);

/** From so many characters on an index finds a name by words within it. */
const leastWithin = 3;

/** Topics of some countries whose name holds the words, or begins with them where they are too short for that. */
export const topicsHolding = (db: Db, words: string, fids: readonly number[], limit: number): Promise<Topic[]> =>
  topicsLike(db, `${[...words].length < leastWithin ? '' : '%'}${literally(words)}%`, fids, limit);

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

async function topicsLike(db: Db, pattern: string, fids: readonly number[], limit: number): Promise<Topic[]> {
  const { rows } = await sql<Topic>`
    select ${columns}
      from (select topid from topics.names where name_key like ${pattern} order by name_key limit ${looked}) n
      join topics.topics t on t.topid = n.topid
     where t.country_fid = any(${fids}::int[]) and t.deleted_at is null
     order by t.followers desc, t.topid limit ${limit}`.execute(db);
  return rows;
}

interface ListAsked {
  limit: number;
  after: TimeKey | undefined;
}

/** Topics that a member hosts, the newest first. */
export async function hostedPage(
  db: Db,
  { uid, countryFid }: { uid: number; countryFid: number | undefined },
  { limit, after }: ListAsked,
): Promise<TimeKey[]> {
  const there = countryFid === undefined ? sql`` : sql`and country_fid = ${countryFid}`;
  const { rows } = await sql<TimeKey>`
    select topid as id, created_at as at from topics.topics
     where host_uid = ${uid} and deleted_at is null ${there} ${afterPlaceRising(after, 'created_at', 'topid')}
     order by created_at desc, topid limit ${limit}`.execute(db);
  return rows;
}

/** Topics that a member follows, those followed last first. */
export async function followedTopics(db: Db, uid: number, { limit, after }: ListAsked): Promise<TimeKey[]> {
  const { rows } = await sql<TimeKey>`
    select f.topid as id, f.created_at as at
      from topics.follows f join topics.topics t on t.topid = f.topid
     where f.uid = ${uid} and t.deleted_at is null ${afterPlaceRising(after, 'f.created_at', 'f.topid')}
     order by f.created_at desc, f.topid limit ${limit}`.execute(db);
  return rows;
}

interface NewTopic {
  name: string;
  nameKey: string;
  description: string;
  countryFid: number;
  hostUid: number;
  categoryid: number;
  logoAid: number | null;
  now: Date;
}

/** A topic and its name; undefined when the name is taken. */
export async function insertTopic(db: Db, topic: NewTopic): Promise<number | undefined> {
  const { rows } = await sql<{ topid: number }>`
    with name as (
      insert into topics.names (name_key, topid)
      values (${topic.nameKey}, nextval('topics.topics_topid_seq'))
      on conflict (name_key) do nothing
      returning topid
    )
    insert into topics.topics (topid, name, description, country_fid, host_uid, categoryid, logo_aid, created_at)
    select name.topid, ${topic.name}, ${topic.description}, ${topic.countryFid}::int, ${topic.hostUid}::bigint,
           ${topic.categoryid}::bigint, ${topic.logoAid}::bigint, ${topic.now}::timestamptz
      from name
    returning topid`.execute(db);
  return rows[0]?.topid;
}

/** Topics of one host are created one after the other until the transaction ends, so that their number holds. */
export async function lockHost(db: Db, uid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`topics hosted ${uid}`}, 0))`.execute(db);
}

/** How many topics a member hosts, counted no further than needed. */
export async function countHosted(db: Db, uid: number, most: number): Promise<number> {
  const { rows } = await sql<{ hosted: number }>`
    select count(*)::int as hosted
      from (select 1 from topics.topics where host_uid = ${uid} and deleted_at is null limit ${most}) t`.execute(db);
  return rows[0]!.hosted;
}

/** What a form sets of a topic. */
export interface TopicChange {
  name: string;
  description: string;
  countryFid: number;
  categoryid: number;
  logoAid: number | null;
}

export async function updateTopic(db: Db, topid: number, change: TopicChange, now: Date): Promise<void> {
  const { name, description, countryFid: country_fid, categoryid, logoAid: logo_aid } = change;
  await db
    .updateTable('topics.topics')
    .set({ name, description, country_fid, categoryid, logo_aid, edited_at: now })
    .where('topid', '=', topid)
    .execute();
}

/** Gives a topic another name, and frees its former one; false when it is taken. */
export async function renameTopic(db: Db, topid: number, keys: { before: string; now: string }): Promise<boolean> {
  const row = await db
    .insertInto('topics.names')
    .values({ name_key: keys.now, topid })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('topid')
    .executeTakeFirst();
  if (!row) return false;
  await db.deleteFrom('topics.names').where('name_key', '=', keys.before).where('topid', '=', topid).execute();
  return true;
}

/** A deleted topic's name can be given again. */
export async function markTopicDeleted(db: Db, topid: number, now: Date): Promise<void> {
  await db.updateTable('topics.topics').set({ deleted_at: now }).where('topid', '=', topid).execute();
  await db.deleteFrom('topics.names').where('topid', '=', topid).execute();
}

/** Adds to the numbers of threads of some topics; a topic that is deleted counts on, unseen. */
export async function addThreads(db: Db, changes: ReadonlyMap<number, number>): Promise<void> {
  const topids = [...changes.keys()].sort((a, b) => a - b);
  const by = topids.map((topid) => changes.get(topid)!);
  await sql`
    update topics.topics t set threads = greatest(t.threads + c.by, 0)
      from unnest(${topids}::bigint[], ${by}::int[]) as c (topid, by)
     where t.topid = c.topid`.execute(db);
}
