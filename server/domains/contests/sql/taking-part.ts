import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** The members of some contests' juries. */
export async function juriesOf(db: Db, ids: readonly number[]): Promise<{ contest_id: number; uid: number }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ contest_id: number; uid: number }>`
    select contest_id, uid from contests.jury where contest_id = any(${ids}::bigint[]) order by contest_id, uid`.execute(
    db,
  );
  return rows;
}

/** Whether a member is of a contest's jury. */
export async function isJuror(db: Db, id: number, uid: number): Promise<boolean> {
  const { rows } = await sql<{ uid: number }>`
    select uid from contests.jury where contest_id = ${id} and uid = ${uid}`.execute(db);
  return rows.length > 0;
}

/** Writes a contest's jury anew. */
export async function setJury(db: Db, id: number, uids: readonly number[]): Promise<void> {
  await sql`delete from contests.jury where contest_id = ${id} and uid <> all(${uids}::bigint[])`.execute(db);
  await sql`
    insert into contests.jury (contest_id, uid) select ${id}, j.uid from unnest(${uids}::bigint[]) as j (uid)
    on conflict do nothing`.execute(db);
}

/** Notes that a member agrees, and locks that row: their entries of the contest wait for each other. */
export async function agree(
  db: Db,
  { id, uid, version, now }: { id: number; uid: number; version: number; now: Date },
): Promise<void> {
  await sql`
    insert into contests.agreements (contest_id, uid, version, agreed_at) values (${id}, ${uid}, ${version}, ${now})
    on conflict do nothing`.execute(db);
  await lockAgreement(db, id, uid);
}

/** Lets a member enter a contest, and change what is entered, one after the other. */
export async function lockAgreement(db: Db, id: number, uid: number): Promise<void> {
  await sql`
    select uid from contests.agreements where contest_id = ${id} and uid = ${uid} for no key update`.execute(db);
}

/** Whether a member has agreed. */
export async function hasAgreed(db: Db, id: number, uid: number): Promise<boolean> {
  const { rows } = await sql<{ uid: number }>`
    select uid from contests.agreements where contest_id = ${id} and uid = ${uid}`.execute(db);
  return rows.length > 0;
}

/** How many have agreed to each of some contests, counted to `most`. */
export async function countAgreed(db: Db, ids: readonly number[], most: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; agreed: number }>`
    select c.id, (select count(*)::int from (
                    select 1 from contests.agreements a where a.contest_id = c.id limit ${most}) few) as agreed
      from unnest(${ids}::bigint[]) as c (id)`.execute(db);
  return new Map(rows.map(({ id, agreed }) => [id, agreed]));
}

interface Vote {
  id: number;
  tid: number;
  uid: number;
  points: number;
  now: Date;
}

/** Writes a jury member's points in the place of those before; 0 removes them. */
export async function writeVote(db: Db, { id, tid, uid, points, now }: Vote): Promise<void> {
  if (points === 0) {
    await sql`delete from contests.votes where contest_id = ${id} and tid = ${tid} and uid = ${uid}`.execute(db);
    return;
  }
  await sql`
    insert into contests.votes (contest_id, tid, uid, points, created_at)
    values (${id}, ${tid}, ${uid}, ${points}, ${now})
    on conflict (contest_id, tid, uid) do update set points = excluded.points, created_at = excluded.created_at`.execute(
    db,
  );
}

/** What a jury member gave some entries. */
export async function pointsBy(
  db: Db,
  id: number,
  uid: number,
  tids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ tid: number; points: number }>`
    select tid, points from contests.votes
     where contest_id = ${id} and uid = ${uid} and tid = any(${tids}::bigint[])`.execute(db);
  return new Map(rows.map(({ tid, points }) => [tid, points]));
}

export interface Judged {
  tid: number;
  points: number;
  judged: number;
}

/** The entries with the most points of the jury. */
export async function mostPoints(db: Db, id: number, most: number): Promise<Judged[]> {
  const { rows } = await sql<Judged>`
    select tid, sum(points)::int as points, count(*)::int as judged from contests.votes where contest_id = ${id}
     group by tid order by 2 desc, 1 limit ${most}`.execute(db);
  return rows;
}

/** The points of some entries. */
export async function pointsOf(db: Db, id: number, tids: readonly number[]): Promise<ReadonlyMap<number, Judged>> {
  const { rows } = await sql<Judged>`
    select tid, sum(points)::int as points, count(*)::int as judged from contests.votes
     where contest_id = ${id} and tid = any(${tids}::bigint[]) group by tid`.execute(db);
  return new Map(rows.map((row) => [row.tid, row]));
}
