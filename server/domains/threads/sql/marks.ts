import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** What a member has done with some posts and their threads. */
export interface Marks {
  /** Posts that they like. */
  liked: ReadonlySet<number>;
  /** Threads that they keep. */
  kept: ReadonlySet<number>;
}

export const noMarks: Marks = { liked: new Set(), kept: new Set() };

/** A member's likes of some posts, and which of some threads they keep, by one statement. */
export async function marksOf(
  db: Db,
  uid: number,
  posts: readonly { tid: number; pid: number }[],
  tids: readonly number[],
): Promise<Marks> {
  if (posts.length + tids.length === 0) return noMarks;
  const { rows } = await sql<{ id: number; liked: boolean }>`
    select l.pid as id, true as liked
      from unnest(${posts.map(({ tid }) => tid)}::bigint[], ${posts.map(({ pid }) => pid)}::bigint[]) as p (tid, pid)
      join threads.likes l on l.tid = p.tid and l.pid = p.pid and l.uid = ${uid}
     union all
    select f.tid, false
      from unnest(${tids}::bigint[]) as t (tid)
      join threads.favorites f on f.tid = t.tid and f.uid = ${uid}`.execute(db);
  const ids = (liked: boolean) => new Set(rows.filter((row) => row.liked === liked).map((row) => row.id));
  return { liked: ids(true), kept: ids(false) };
}
