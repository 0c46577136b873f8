import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface FollowedTopic {
  topid: number;
  created_at: Date;
}

export async function followedTopicsBatch(
  db: ReadDb,
  uid: number,
  after: number,
  most: number,
): Promise<FollowedTopic[]> {
  const { rows } = await sql<FollowedTopic>`
    select topid, created_at from topics.follows
    where uid = ${uid} and topid > ${after} order by topid limit ${most}`.execute(db);
  return rows;
}

export interface OwnTopic {
  topid: number;
  name: string;
  description: string;
  created_at: Date;
}

export async function ownTopicsBatch(db: ReadDb, uid: number, after: number, most: number): Promise<OwnTopic[]> {
  const { rows } = await sql<OwnTopic>`
    select topid, name, description, created_at from topics.topics
    where host_uid = ${uid} and deleted_at is null and topid > ${after} order by topid limit ${most}`.execute(db);
  return rows;
}

export async function chosenTags(db: ReadDb, uid: number, most: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select tagid, created_at from topics.member_tags where uid = ${uid} order by tagid limit ${most}`.execute(db);
  return rows;
}

/** Ends some of a member's following of topics, with what it counts for; which topics. */
export async function dropTopicFollows(db: Db, uid: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ topid: number }>`
    delete from topics.follows where uid = ${uid} and topid in (
      select topid from topics.follows where uid = ${uid} order by topid limit ${most})
    returning topid`.execute(db);
  const topids = rows.map((row) => row.topid);
  await sql`
    update topics.topics set followers = followers - 1
    where topid = any(${topids}::bigint[]) and followers > 0`.execute(db);
  return topids;
}

export async function dropTags(db: Db, uid: number): Promise<void> {
  await sql`delete from topics.member_tags where uid = ${uid}`.execute(db);
}
