import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Which of some posts, by thread and pid, are there and not deleted. */
export async function standingPosts(
  db: Db,
  places: readonly { tid: number; pid: number }[],
): Promise<ReadonlySet<number>> {
  if (places.length === 0) return new Set();
  const { rows } = await sql<{ pid: number }>`
    select p.pid
      from unnest(${places.map(({ tid }) => tid)}::bigint[], ${places.map(({ pid }) => pid)}::bigint[]) as k (tid, pid)
      join threads.posts p on p.tid = k.tid and p.pid = k.pid
     where p.status = 1`.execute(db);
  return new Set(rows.map(({ pid }) => pid));
}
