import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../../../platform/context.ts';

interface Said {
  tid: number;
  uid: number;
  now: Date;
}

/** How many have the same trouble once a member has said so; each counts once. */
export async function insertSame(db: Db, { tid, uid, now }: Said): Promise<boolean> {
  const { rows } = await sql`
    insert into threads.bug_same (tid, uid, created_at) values (${tid}, ${uid}, ${now})
    on conflict (tid, uid) do nothing returning tid`.execute(db);
  return rows.length > 0;
}

export async function deleteSame(db: Db, { tid, uid }: Omit<Said, 'now'>): Promise<boolean> {
  const { rows } = await sql`
    delete from threads.bug_same where tid = ${tid} and uid = ${uid} returning tid`.execute(db);
  return rows.length > 0;
}

/** Adds to how many have the same trouble; gives the figure. */
export async function addSame(db: Db, tid: number, by: number): Promise<number> {
  const { rows } = await sql<{ same: number }>`
    update threads.bug_reports set same = greatest(0, same + ${by}::int) where tid = ${tid} returning same`.execute(db);
  return rows[0]?.same ?? 0;
}

/** Whoever follows a duplicate, and its author, say "same here" of the older report, once each; how many are new there. */
export async function moveSame(
  db: Db,
  {
    tid,
    older,
    authorid,
    olderAuthor,
    now,
  }: { tid: number; older: number; authorid: number; olderAuthor: number; now: Date },
): Promise<number> {
  const { rows } = await sql`
    insert into threads.bug_same (tid, uid, moved_from, created_at)
    select ${older}::bigint, s.uid, ${tid}::bigint, ${now}::timestamptz
      from (select uid from threads.bug_same where tid = ${tid} union select ${authorid}::bigint) s
     where s.uid <> ${olderAuthor}
    on conflict (tid, uid) do nothing returning uid`.execute(db);
  return rows.length;
}

/** Those who came with a duplicate leave the older report; how many. */
export async function moveSameBack(db: Db, tid: number, older: number): Promise<number> {
  const { rows } = await sql`
    delete from threads.bug_same where tid = ${older} and moved_from = ${tid} returning uid`.execute(db);
  return rows.length;
}

/** Members who have the same trouble, the newest first; of those with one uid beyond a place by time and uid. */
export async function sameAfter(
  db: Db,
  tid: number,
  { most, after }: { most: number; after?: { at: Date; id: number } | undefined },
): Promise<{ id: number; at: Date }[]> {
  const further = after ? sql`and (created_at, uid) < (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<{ id: number; at: Date }>`
    select uid as id, created_at as at from threads.bug_same
     where tid = ${tid} ${further} order by created_at desc, uid desc limit ${most}`.execute(db);
  return rows;
}

/** The same by their numbers, for whoever notifies them in batches. */
export async function sameUids(db: Db, tid: number, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select uid from threads.bug_same where tid = ${tid} and uid > ${after} order by uid limit ${most}`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** What a member said of some reports: the same trouble, and whether it is gone. */
export interface OwnSaid {
  tid: number;
  same_at: Date | null;
  gone: boolean | null;
}

export async function saidBy(db: Db, uid: number, tids: readonly number[]): Promise<ReadonlyMap<number, OwnSaid>> {
  const { rows } = await sql<OwnSaid>`
    select t.tid, s.created_at as same_at, g.gone
      from unnest(${tids}::bigint[]) as t (tid)
      left join threads.bug_same s on s.tid = t.tid and s.uid = ${uid}
      left join threads.bug_gone g on g.tid = t.tid and g.uid = ${uid}`.execute(db);
  return new Map(rows.map((row) => [row.tid, row]));
}

/** Writes whether it is gone for a member; what they said before, null for nothing. */
export async function setGone(db: Db, { tid, uid, now }: Said, gone: boolean): Promise<void> {
  await sql`
    insert into threads.bug_gone (tid, uid, gone, created_at) values (${tid}, ${uid}, ${gone}, ${now})
    on conflict (tid, uid) do update set gone = excluded.gone, created_at = excluded.created_at`.execute(db);
}

/** How many say that it is gone, and that it is still there. */
export async function addGone(
  db: Db,
  tid: number,
  by: { gone: number; still: number },
): Promise<{ gone: number; still: number }> {
  const { rows } = await sql<{ gone: number; still: number }>`
    update threads.bug_reports set gone = gone + ${by.gone}::int, still = still + ${by.still}::int
     where tid = ${tid} returning gone, still`.execute(db);
  return rows[0]!;
}

/** What a member said, for their export. */
export interface OwnSame {
  tid: number;
  created_at: Date;
}

export async function sameOf(
  db: ReadDb,
  { uid, most, after }: { uid: number; most: number; after?: { at: Date; id: number } | undefined },
): Promise<OwnSame[]> {
  const further = after ? sql`and (created_at, tid) < (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<OwnSame>`
    select tid, created_at from threads.bug_same
     where uid = ${uid} ${further} order by created_at desc, tid desc limit ${most}`.execute(db);
  return rows;
}

export interface OwnGone {
  tid: number;
  gone: boolean;
  created_at: Date;
}

export async function goneOf(
  db: ReadDb,
  { uid, most, after }: { uid: number; most: number; after: number },
): Promise<OwnGone[]> {
  const { rows } = await sql<OwnGone>`
    select tid, gone, created_at from threads.bug_gone
     where uid = ${uid} and tid > ${after} order by tid limit ${most}`.execute(db);
  return rows;
}

/** Forgets what a member said, a batch at a time; the figures that others have seen stay. */
export async function dropSaid(db: Db, uid: number, most: number): Promise<number> {
  const { rows: same } = await sql`
    delete from threads.bug_same where (tid, uid) in
      (select tid, uid from threads.bug_same where uid = ${uid} limit ${most}) returning tid`.execute(db);
  const { rows: gone } = await sql`
    delete from threads.bug_gone where (tid, uid) in
      (select tid, uid from threads.bug_gone where uid = ${uid} limit ${most}) returning tid`.execute(db);
  return Math.max(same.length, gone.length);
}
