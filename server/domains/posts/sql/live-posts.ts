import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** A reply as a live message shows it. */
export interface LiveRow {
  pid: number;
  position: number;
  floor: number;
  authorid: number;
  likes: number;
  status: 1 | -1 | -2;
}

/** Replies after a position, so many at the most, and some by their ids; a child with the floor of the reply above it. */
export async function livePosts(
  db: Db,
  tid: number,
  seen: { after: number; most: number; pids: readonly number[] },
): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    with wanted as (
      (select pid from threads.posts
        where tid = ${tid} and position > ${seen.after} order by position limit ${seen.most})
      union
      select unnest(${seen.pids}::bigint[])
    )
    select p.pid, p.position, coalesce(p.floor, parent.floor, 0) as floor, p.authorid, p.likes, p.status
      from wanted
      join threads.posts p on p.tid = ${tid} and p.pid = wanted.pid
      left join threads.posts parent on parent.tid = p.tid and parent.pid = p.parent_pid
     where p.position > 1
     order by p.position`.execute(db);
  return rows;
}
