import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

/** Those among some topics that a member follows. */
export async function followedAmong(db: ReadDb, uid: number, topids: readonly number[]): Promise<number[]> {
  if (topids.length === 0) return [];
  const { rows } = await sql<{ topid: number }>`
    select topid from topics.follows where uid = ${uid} and topid = any(${topids}::bigint[])`.execute(db);
  return rows.map((row) => row.topid);
}

/**
 * What a member follows is begun one after the other until the transaction ends, so that the number of topics holds.
 */
export async function lockFollower(db: Db, uid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`topics follows ${uid}`}, 0))`.execute(db);
}

/** How many topics a member follows, counted no further than needed. */
export async function countFollowed(db: Db, uid: number, most: number): Promise<number> {
  const { rows } = await sql<{ followed: number }>`
    select count(*)::int as followed
      from (select 1 from topics.follows where uid = ${uid} limit ${most}) f`.execute(db);
  return rows[0]!.followed;
}

/** True when the pair is new. */
export async function insertTopicFollow(db: Db, uid: number, topid: number, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('topics.follows')
    .values({ uid, topid, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'topid']).doNothing())
    .returning('topid')
    .executeTakeFirst();
  return row !== undefined;
}

/** True when the pair was there. */
export async function deleteTopicFollow(db: Db, uid: number, topid: number): Promise<boolean> {
  const row = await db
    .deleteFrom('topics.follows')
    .where('uid', '=', uid)
    .where('topid', '=', topid)
    .returning('topid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts followers; undefined when the topic is deleted already. */
export async function addFollower(db: Db, topid: number, by: 1 | -1): Promise<number | undefined> {
  const { rows } = await sql<{ followers: number }>`
    update topics.topics set followers = followers + ${by}::int
     where topid = ${topid} and deleted_at is null returning followers`.execute(db);
  return rows[0]?.followers;
}
