import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface AppealedPost {
  tid: number;
  pid: number;
  /** 0 for a reply that waited and was refused. */
  position: number;
  subject: string;
  /** The beginning of the markup; empty where the author has deleted it. */
  message: string;
}

/** Posts that moderators acted on, by their places; what a moderator has taken down is read with its words. */
export async function appealedPosts(
  db: Db,
  places: readonly { tid: number; pid: number }[],
  most: number,
): Promise<Map<number, AppealedPost>> {
  if (places.length === 0) return new Map();
  const [tids, pids] = [places.map(({ tid }) => tid), places.map(({ pid }) => pid)];
  const { rows } = await sql<AppealedPost>`
    select k.tid, k.pid, coalesce(p.position, 0) as position, t.subject,
           case when p.pid is null then left(h.reply ->> 'message', ${most})
                when p.status <> -1 and (t.deleted_at is null or d.pid is not null)
                then left(p.message, ${most}) else '' end as message
      from unnest(${tids}::bigint[], ${pids}::bigint[]) as k (tid, pid)
      join threads.threads t on t.tid = k.tid
      left join threads.posts p on p.tid = k.tid and p.pid = k.pid
      left join threads.held h on h.tid = k.tid and h.pid = k.pid and h.reply is not null
      left join threads.takedowns d on d.tid = t.tid and d.pid = t.first_pid
     where p.pid is not null or h.pid is not null`.execute(db);
  return new Map(rows.map((row) => [row.pid, row]));
}
