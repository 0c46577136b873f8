import { sql } from 'kysely';
import { gathered } from '../../../../platform/db/gather.ts';

/** What a member has done with some posts and their threads. */
export interface Marks {
  /** Posts that they like. */
  liked: ReadonlySet<number>;
  /** Threads among their favourites. */
  favorites: ReadonlySet<number>;
  /** Of the threads asked about for rewards, those that they follow. */
  follows: ReadonlySet<number>;
  /** Threads of which they have rewarded a post. */
  rewarded: ReadonlySet<number>;
  /** Posts of theirs that wait for a moderator, by pid, in the threads asked about for rewards. */
  waiting: ReadonlySet<number>;
}

const marksOfNobody = (): Record<keyof Marks, Set<number>> => ({
  liked: new Set(),
  favorites: new Set(),
  follows: new Set(),
  rewarded: new Set(),
  waiting: new Set(),
});

export const noMarks: Marks = marksOfNobody();

interface Asked {
  uid: number;
  posts: readonly { tid: number; pid: number }[];
  tids: readonly number[];
  /** Threads that are asked about for rewards. */
  rewards: readonly number[];
}

/**
 * Members' likes of some posts, which of some threads are their favourites, and which they follow and have rewarded: of all
 * who ask at once by one statement.
 */
export const marksOf = gathered<Asked, Marks>(async (db, asked) => {
  const posts = asked.flatMap((each, n) => each.posts.map(({ tid, pid }) => ({ n, uid: each.uid, tid, pid })));
  const threads = asked.flatMap((each, n) => each.tids.map((tid) => ({ n, uid: each.uid, tid })));
  const rewards = asked.flatMap((each, n) => each.rewards.map((tid) => ({ n, uid: each.uid, tid })));
  const marks = asked.map(marksOfNobody);
  if (posts.length + threads.length + rewards.length === 0) return marks;
  const { rows } = await sql<{ n: number; id: number; mark: keyof Marks }>`
    select p.n, l.pid as id, 'liked' as mark
      from unnest(${posts.map(({ n }) => n)}::int[], ${posts.map(({ uid }) => uid)}::bigint[],
                  ${posts.map(({ tid }) => tid)}::bigint[], ${posts.map(({ pid }) => pid)}::bigint[])
             as p (n, uid, tid, pid)
      join threads.likes l on l.tid = p.tid and l.pid = p.pid and l.uid = p.uid
     union all
    select t.n, f.tid, 'favorites'
      from unnest(${threads.map(({ n }) => n)}::int[], ${threads.map(({ uid }) => uid)}::bigint[],
                  ${threads.map(({ tid }) => tid)}::bigint[]) as t (n, uid, tid)
      join threads.favorites f on f.tid = t.tid and f.uid = t.uid
     union all
    select t.n, r.tid, 'rewarded'
      from unnest(${rewards.map(({ n }) => n)}::int[], ${rewards.map(({ uid }) => uid)}::bigint[],
                  ${rewards.map(({ tid }) => tid)}::bigint[]) as t (n, uid, tid)
      join threads.rewards r on r.tid = t.tid and r.uid = t.uid
     union all
    select t.n, f.tid, 'follows'
      from unnest(${rewards.map(({ n }) => n)}::int[], ${rewards.map(({ uid }) => uid)}::bigint[],
                  ${rewards.map(({ tid }) => tid)}::bigint[]) as t (n, uid, tid)
      join threads.thread_follows f on f.tid = t.tid and f.uid = t.uid
     union all
    select t.n, h.pid, 'waiting'
      from unnest(${rewards.map(({ n }) => n)}::int[], ${rewards.map(({ uid }) => uid)}::bigint[],
                  ${rewards.map(({ tid }) => tid)}::bigint[]) as t (n, uid, tid)
      join threads.held h on h.tid = t.tid and h.authorid = t.uid and h.decision is null`.execute(db);
  for (const { n, id, mark } of rows) marks[n]![mark].add(id);
  return marks;
});
