import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Enough of a message's beginning for a line of its words. */
export const markupRead = 2000;

export interface NewestReply {
  tid: number;
  pid: number;
  authorid: number;
  created_at: Date;
  message: string;
}

/** The last replies of each of some threads, a few of each, newest first: the first may be hidden from who reads. */
export async function newestReplies(db: Db, tids: readonly number[], each: number): Promise<NewestReply[]> {
  if (tids.length === 0) return [];
  const { rows } = await sql<NewestReply>`
    select k.tid, p.pid, p.authorid, p.created_at, p.message
      from unnest(${tids}::bigint[]) as k (tid)
     cross join lateral (
       select pid, authorid, created_at, position, left(message, ${markupRead}) as message from threads.posts
        where tid = k.tid and position > 1 and status = 1 order by position desc limit ${each}) p
     order by k.tid, p.position desc`.execute(db);
  return rows;
}
