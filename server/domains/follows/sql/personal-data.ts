import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface Pair {
  uid: number;
  created_at: Date;
}

/** Whom a member follows, by uid. */
export async function followedBatch(db: ReadDb, uid: number, after: number, most: number): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select follow_uid as uid, created_at from follows.follows
    where uid = ${uid} and follow_uid > ${after} order by follow_uid limit ${most}`.execute(db);
  return rows;
}

/** Whom a member muted or blocked, by uid. */
export async function hiddenBatch(
  db: ReadDb,
  uid: number,
  after: number,
  most: number,
): Promise<(Pair & { kind: string })[]> {
  const { rows } = await sql<Pair & { kind: string }>`
    select hidden_uid as uid, case kind when 1 then 'muted' else 'blocked' end as kind, created_at from follows.hides
    where uid = ${uid} and hidden_uid > ${after} order by hidden_uid limit ${most}`.execute(db);
  return rows;
}

/** Ends some of what a member follows; those who lost a fan by it. */
export async function dropFollows(db: Db, uid: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    delete from follows.follows where uid = ${uid} and follow_uid in (
      select follow_uid from follows.follows where uid = ${uid} order by follow_uid limit ${most})
    returning follow_uid as uid`.execute(db);
  const uids = rows.map((row) => row.uid);
  await sql`
    update follows.counters set fans = fans - 1
    where uid = any(${uids}::bigint[]) and fans > 0`.execute(db);
  return uids;
}

/** Ends some of a member's fans' following; those fans. */
export async function dropFans(db: Db, uid: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    delete from follows.follows where follow_uid = ${uid} and uid in (
      select uid from follows.follows where follow_uid = ${uid} order by uid limit ${most})
    returning uid`.execute(db);
  const uids = rows.map((row) => row.uid);
  await sql`
    update follows.counters set follows = follows - 1
    where uid = any(${uids}::bigint[]) and follows > 0`.execute(db);
  return uids;
}

/** Ends some of the blocks that others have put on a member; how many. What others muted stays theirs. */
export async function dropBlocks(db: Db, uid: number, most: number): Promise<number> {
  const { rows } = await sql`
    delete from follows.hides where hidden_uid = ${uid} and kind = 2 and uid in (
      select uid from follows.hides where hidden_uid = ${uid} and kind = 2 order by created_at desc, uid limit ${most})
    returning uid`.execute(db);
  return rows.length;
}

/** Forgets whom a member hid, and their counters. */
export async function dropHidesAndCounters(db: Db, uid: number): Promise<void> {
  await sql`delete from follows.hides where uid = ${uid}`.execute(db);
  await sql`delete from follows.counters where uid = ${uid}`.execute(db);
}
