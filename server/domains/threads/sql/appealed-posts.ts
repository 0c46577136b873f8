import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface AppealedPost {
  tid: number;
  pid: number;
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
    select p.tid, p.pid, p.position, t.subject,
           case when p.status <> -1 and (t.deleted_at is null or d.pid is not null)
                then left(p.message, ${most}) else '' end as message
      from unnest(${tids}::bigint[], ${pids}::bigint[]) as k (tid, pid)
      join threads.threads t on t.tid = k.tid
      join threads.posts p on p.tid = k.tid and p.pid = k.pid
      left join threads.takedowns d on d.tid = t.tid and d.pid = t.first_pid`.execute(db);
  return new Map(rows.map((row) => [row.pid, row]));
}
