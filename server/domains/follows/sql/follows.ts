import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { afterPlaceRising } from '../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

/** Whom a member follows, those followed last first. */
export async function followedUids(db: Db, uid: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('follows.follows')
    .select('follow_uid')
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('follow_uid')
    .limit(limit)
    .execute();
  return rows.map((row) => row.follow_uid);
}

interface ListAsked {
  limit: number;
  after: TimeKey | undefined;
  /** Left out of the list. */
  without: readonly number[];
}

/** A page of whom a member follows, those followed last first. */
export async function followedPage(db: Db, uid: number, { limit, after, without }: ListAsked): Promise<TimeKey[]> {
  const { rows } = await sql<{ uid: number; at: Date }>`
    select follow_uid as uid, created_at as at from follows.follows
     where uid = ${uid} ${afterPlaceRising(after, 'created_at', 'follow_uid')} and follow_uid <> all(${without}::bigint[])
     order by created_at desc, follow_uid limit ${limit}`.execute(db);
  return rows.map((row) => ({ at: row.at, id: row.uid }));
}

/** A page of who follows a member, the newest first. */
export async function fansPage(db: Db, uid: number, { limit, after, without }: ListAsked): Promise<TimeKey[]> {
  const { rows } = await sql<{ uid: number; at: Date }>`
    select uid, created_at as at from follows.follows
     where follow_uid = ${uid} ${afterPlaceRising(after, 'created_at', 'uid')} and uid <> all(${without}::bigint[])
     order by created_at desc, uid limit ${limit}`.execute(db);
  return rows.map((row) => ({ at: row.at, id: row.uid }));
}

/** Those among some members who follow `uid`. */
export async function fansAmong(db: Db, uid: number, uids: readonly number[]): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    select uid from follows.follows where uid = any(${uids}::bigint[]) and follow_uid = ${uid}`.execute(db);
  return rows.map((row) => row.uid);
}

/** How many began to follow a member on each of some days, and still do. */
export async function fansByDay(
  db: Db,
  uid: number,
  days: readonly { day: string; from: Date; to: Date }[],
): Promise<{ day: string; fans: number }[]> {
  if (days.length === 0) return [];
  const { rows } = await sql<{ day: string; fans: number }>`
    select d.day, (select count(*)::int from follows.follows f
                    where f.follow_uid = ${uid} and f.created_at >= d.since and f.created_at < d.until) as fans
      from unnest(${days.map(({ day }) => day)}::text[], ${days.map(({ from }) => from)}::timestamptz[],
                  ${days.map(({ to }) => to)}::timestamptz[]) as d (day, since, until)`.execute(db);
  return rows;
}

/** The members with the most fans, most first. */
export async function mostFollowed(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('follows.counters')
    .select('uid')
    .where('fans', '>', 0)
    .orderBy('fans', 'desc')
    .orderBy('uid')
    .limit(limit)
    .execute();
  return rows.map((row) => row.uid);
}

/** Nobody else follows, unfollows or blocks between these two until the transaction ends. */
export async function lockPair(db: Db, a: number, b: number): Promise<void> {
  const pair = `follows ${Math.min(a, b)} ${Math.max(a, b)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(db);
}

/** Whom of these the member did not follow before. */
export async function insertFollows(db: Db, uid: number, uids: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ follow_uid: number }>`
    insert into follows.follows (uid, follow_uid, created_at)
    select ${uid}::bigint, f.uid, ${now}::timestamptz from unnest(${uids}::bigint[]) as f (uid)
    on conflict (uid, follow_uid) do nothing
    returning follow_uid`.execute(db);
  return rows.map((row) => row.follow_uid);
}

/** Ends a following: since when it was there, undefined where it wasn't. */
export async function deleteFollow(db: Db, uid: number, followUid: number): Promise<Date | undefined> {
  const row = await db
    .deleteFrom('follows.follows')
    .where('uid', '=', uid)
    .where('follow_uid', '=', followUid)
    .returning('created_at')
    .executeTakeFirst();
  return row?.created_at;
}
