import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { behindRising } from '../../../platform/db/behind.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

export interface Topic {
  topid: number;
  name: string;
  description: string;
  country_fid: number;
  host_uid: number;
  logo_aid: number | null;
  created_at: Date;
  followers: number;
  threads: number;
}

const columns = sql.raw(
  'topid, name, description, country_fid, host_uid, logo_aid, created_at, followers, threads'.replaceAll(
    /(\w+)/g,
    't.$1',
  ),
);

export async function findTopic(db: Db, topid: number): Promise<Topic | undefined> {
  const { rows } = await sql<Topic>`
    select ${columns} from topics.topics t where t.topid = ${topid} and t.deleted_at is null`.execute(db);
  return rows[0];
}

/** Topics by a set of ids, in no order. */
export async function topicsByIds(db: Db, topids: readonly number[]): Promise<Topic[]> {
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
export async function topicsNamed(db: Db, begin: string, fids: readonly number[], limit: number): Promise<Topic[]> {
  const pattern = `${begin.replaceAll(/[\\%_]/g, '\\$&')}%`;
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
     where host_uid = ${uid} and deleted_at is null ${there} ${behindRising(after, 'created_at', 'topid')}
     order by created_at desc, topid limit ${limit}`.execute(db);
  return rows;
}

/** Topics that a member follows, those followed last first. */
export async function followedTopics(db: Db, uid: number, { limit, after }: ListAsked): Promise<TimeKey[]> {
  const { rows } = await sql<TimeKey>`
    select f.topid as id, f.created_at as at
      from topics.follows f join topics.topics t on t.topid = f.topid
     where f.uid = ${uid} and t.deleted_at is null ${behindRising(after, 'f.created_at', 'f.topid')}
     order by f.created_at desc, f.topid limit ${limit}`.execute(db);
  return rows;
}

interface NewTopic {
  name: string;
  nameKey: string;
  description: string;
  countryFid: number;
  hostUid: number;
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
    insert into topics.topics (topid, name, description, country_fid, host_uid, logo_aid, created_at)
    select name.topid, ${topic.name}, ${topic.description}, ${topic.countryFid}::int, ${topic.hostUid}::bigint,
           ${topic.logoAid}::bigint, ${topic.now}::timestamptz
      from name
    returning topid`.execute(db);
  return rows[0]?.topid;
}
