import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { together } from '../../../platform/db/together.ts';

interface Mark {
  tid: number;
  pid: number;
  uid: number;
  /** 1 sets, 0 clears, absent toggles. */
  set: number | undefined;
  now: Date;
}

type MarkKey = Pick<Mark, 'tid' | 'pid' | 'uid'>;
const keyOf = ({ tid, pid, uid }: MarkKey): string => `${tid} ${pid} ${uid}`;

/** The columns of some likes, in the order in which all transactions take them. */
function inOrder(marks: readonly Mark[]) {
  const sorted = marks.toSorted((a, b) => a.tid - b.tid || a.pid - b.pid || a.uid - b.uid);
  const column = (name: keyof MarkKey) => sorted.map((mark) => mark[name]);
  return { sorted, keys: sql`${column('tid')}::bigint[], ${column('pid')}::bigint[], ${column('uid')}::bigint[]` };
}

/** By how much a mark changes the count, and since when the like was there: from now on for a new one. */
export interface LikeChange {
  by: -1 | 0 | 1;
  since: Date;
}

/** Sets, clears or turns a like round. The like's own row decides. */
export const markLike = together<Mark, LikeChange>({ place: 20, writes: true }, async (db, marks) => {
  const changes: LikeChange[] = marks.map(({ now }) => ({ by: 0, since: now }));
  // A member who taps twice in one moment is answered in turn.
  let left = [...marks.entries()];
  while (left.length > 0) {
    const round = new Map(left.toReversed().map(([i, mark]) => [keyOf(mark), i]));
    const turn = left.filter(([i, mark]) => round.get(keyOf(mark)) === i);
    left = left.filter(([i, mark]) => round.get(keyOf(mark)) !== i);
    const ofTurn = turn.map(([, mark]) => mark);
    const added = await insertLikes(
      db,
      ofTurn.filter(({ set }) => set !== 0),
    );
    const removed = await deleteLikes(
      db,
      ofTurn.filter((mark) => mark.set !== 1 && !added.has(keyOf(mark))),
    );
    for (const [i, mark] of turn) {
      const since = removed.get(keyOf(mark));
      if (added.has(keyOf(mark))) changes[i] = { by: 1, since: mark.now };
      else if (since) changes[i] = { by: -1, since };
    }
  }
  return changes;
});

/** Keys of those that are new. */
async function insertLikes(db: Db, marks: readonly Mark[]): Promise<Set<string>> {
  if (marks.length === 0) return new Set();
  const { sorted, keys } = inOrder(marks);
  const { rows } = await sql<MarkKey>`
    insert into threads.likes (tid, pid, uid, created_at)
    select a.tid, a.pid, a.uid, a.at
      from unnest(${keys}, ${sorted.map(({ now }) => now)}::timestamptz[]) with ordinality as a (tid, pid, uid, at, n)
     order by a.n
    on conflict (tid, pid, uid) do nothing
    returning tid, pid, uid`.execute(db);
  return new Set(rows.map(keyOf));
}

/** Those that were there, by their keys, and since when. */
async function deleteLikes(db: Db, marks: readonly Mark[]): Promise<Map<string, Date>> {
  if (marks.length === 0) return new Map();
  const { rows } = await sql<MarkKey & { created_at: Date }>`
    with there as (
      select l.tid, l.pid, l.uid from threads.likes l
       where (l.tid, l.pid, l.uid) in (select a.tid, a.pid, a.uid from unnest(${inOrder(marks).keys}) as a (tid, pid, uid))
       order by l.tid, l.pid, l.uid for update
    )
    delete from threads.likes l using there
     where l.tid = there.tid and l.pid = there.pid and l.uid = there.uid
    returning l.tid, l.pid, l.uid, l.created_at`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row.created_at]));
}

/** Uids of those who like a post, after one of them, by the primary key. */
export async function likersAfter(db: Db, tid: number, pid: number, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select uid from threads.likes
     where tid = ${tid} and pid = ${pid} and uid > ${after} order by uid limit ${limit}`.execute(db);
  return rows.map((row) => row.uid);
}

/** So many of a member's last likes are looked at. */
const ownLooked = 200;

/** Those among some members of whom `uid` liked something of late. */
export async function likedAuthors(db: Db, uid: number, authors: readonly number[]): Promise<number[]> {
  if (authors.length === 0) return [];
  const { rows } = await sql<{ authorid: number }>`
    select distinct p.authorid
      from (select tid, pid from threads.likes where uid = ${uid} order by created_at desc, tid, pid limit ${ownLooked}) l
      join threads.posts p on p.tid = l.tid and p.pid = l.pid
     where p.authorid = any(${authors}::bigint[])`.execute(db);
  return rows.map(({ authorid }) => authorid);
}

/** Of each thread so many likes are looked at for the names that its readers know. */
const newestLooked = 30;

/** Who liked each of some threads last, newest first, by its thread: by the index on the time of a post's likes. */
export async function newestLikers(
  db: Db,
  threads: readonly { tid: number; first_pid: number }[],
): Promise<Map<number, number[]>> {
  const shown = new Map<number, number[]>();
  if (threads.length === 0) return shown;
  const { rows } = await sql<{ tid: number; uid: number }>`
    select k.tid, l.uid
      from unnest(${threads.map(({ tid }) => tid)}::bigint[], ${threads.map((t) => t.first_pid)}::bigint[]) as k (tid, pid)
     cross join lateral (
       select uid, created_at from threads.likes
        where tid = k.tid and pid = k.pid order by created_at desc, uid limit ${newestLooked}) l
     order by k.tid, l.created_at desc, l.uid`.execute(db);
  for (const { tid, uid } of rows) shown.set(tid, [...(shown.get(tid) ?? []), uid]);
  return shown;
}

interface Change {
  tid: number;
  pid: number;
  /** Of a first post, whose likes are its thread's: lists and pages show one number and one row is locked. */
  first: boolean;
  by: -1 | 0 | 1;
}

/** Counts likes; what the count is after each, in turn. Threads' rows before posts', each in the order of their ids. */
export const addLike = together<Change, number>({ place: 30, writes: true }, async (db, changes) => {
  const target = ({ tid, pid, first }: Change): string => (first ? `${tid}` : `${tid} ${pid}`);
  const sums = new Map<string, Omit<Change, 'by'> & { by: number }>();
  for (const change of changes) {
    const sum = sums.get(target(change));
    sums.set(target(change), { ...change, by: (sum?.by ?? 0) + change.by });
  }
  const all = [...sums.values()];
  const counts = new Map([
    ...(await addThreadLikes(
      db,
      all.filter(({ first }) => first),
    )),
    ...(await addPostLikes(
      db,
      all.filter(({ first }) => !first),
    )),
  ]);
  for (const [key, { by }] of sums) counts.set(key, counts.get(key)! - by);
  return changes.map((change) => {
    const count = counts.get(target(change))! + change.by;
    counts.set(target(change), count);
    return count;
  });
});

type Sum = { tid: number; pid: number; by: number };

async function addThreadLikes(db: Db, sums: readonly Sum[]): Promise<[string, number][]> {
  if (sums.length === 0) return [];
  const tids = sums.map(({ tid }) => tid);
  const { rows } = await sql<{ tid: number; likes: number }>`
    with mine as (
      select tid from threads.threads where tid = any(${tids}::bigint[]) order by tid for no key update)
    update threads.threads t set likes = t.likes + a.by
      from mine join unnest(${tids}::bigint[], ${sums.map(({ by }) => by)}::int[]) as a (tid, by) on a.tid = mine.tid
     where t.tid = mine.tid
    returning t.tid, t.likes`.execute(db);
  return rows.map(({ tid, likes }) => [`${tid}`, likes]);
}

async function addPostLikes(db: Db, sums: readonly Sum[]): Promise<[string, number][]> {
  if (sums.length === 0) return [];
  const [tids, pids] = [sums.map(({ tid }) => tid), sums.map(({ pid }) => pid)];
  const { rows } = await sql<{ tid: number; pid: number; likes: number }>`
    with asked as (
      select * from unnest(${tids}::bigint[], ${pids}::bigint[], ${sums.map(({ by }) => by)}::int[]) as a (tid, pid, by)
    ), mine as (
      select p.tid, p.pid from threads.posts p where (p.tid, p.pid) in (select tid, pid from asked)
       order by p.tid, p.pid for no key update)
    update threads.posts p set likes = p.likes + a.by
      from mine join asked a on a.tid = mine.tid and a.pid = mine.pid
     where p.tid = mine.tid and p.pid = mine.pid
    returning p.tid, p.pid, p.likes`.execute(db);
  return rows.map(({ tid, pid, likes }) => [`${tid} ${pid}`, likes]);
}
