import { sql } from 'kysely';
import type { Db } from '../../../../../platform/context.ts';

/** Where a thread is counted, and where it belongs now: null for nowhere. */
export interface TopicMove {
  tid: number;
  from: number | null;
  to: number | null;
}

/** Of some threads those that stand in a topic, or are counted for one. */
export async function topicMoves(db: Db, tids: readonly number[]): Promise<TopicMove[]> {
  const { rows } = await sql<TopicMove>`
    select t.tid, o.topid as "from",
           case when t.status = 1 and t.deleted_at is null then t.topid end as "to"
      from threads.threads t left join threads.topic_threads o on o.tid = t.tid
     where t.tid = any(${tids}::bigint[]) and (t.topid is not null or o.tid is not null)`.execute(db);
  return rows;
}

/** Puts threads where they stand in their topics now. */
export async function orderInTopics(db: Db, tids: readonly number[]): Promise<void> {
  if (tids.length === 0) return;
  await sql`
    insert into threads.topic_threads (tid, topid, likes, active_at)
    select tid, topid, likes, last_post_at from threads.threads
     where tid = any(${tids}::bigint[]) and topid is not null and status = 1 and deleted_at is null order by tid
    on conflict (tid) do update
      set topid = excluded.topid, likes = excluded.likes, active_at = excluded.active_at`.execute(db);
}

/** They stand in no topic any more. */
export async function dropFromTopics(db: Db, tids: readonly number[]): Promise<void> {
  if (tids.length === 0) return;
  await sql`delete from threads.topic_threads where tid = any(${tids}::bigint[])`.execute(db);
}
