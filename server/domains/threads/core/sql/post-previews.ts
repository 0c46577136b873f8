import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';
import { markupRead } from '../../../posts/index.ts';

export interface PostPreviewRow {
  pid: number;
  tid: number;
  position: number;
  /** Place among the replies of the page it stands on: its own, or that of the reply it is a child of. */
  floor: number;
  message: string;
  subject: string;
  fid: number;
  special: number;
  authorid: number;
  thread_status: number;
  deleted_at: Date | null;
  closed: boolean;
  readperm: number;
  groupid: number | null;
  country_fid: number;
  replies_to_author: boolean;
  /** Who wrote the post, and the reply that it stands under. */
  writer: number;
  parent_writer: number | null;
}

/** Posts that are shown, by thread and id, with the fields of their threads that decide who may read them. */
export async function postPreviewRows(
  db: Db,
  tids: readonly number[],
  pids: readonly number[],
): Promise<PostPreviewRow[]> {
  if (tids.length === 0) return [];
  const { rows } = await sql<PostPreviewRow>`
    select p.pid, p.tid, p.position, coalesce(p.floor, parent.floor, 0) as floor,
           left(p.message, ${markupRead}) as message, t.subject, t.fid, t.special, t.authorid, t.status as thread_status,
           t.deleted_at, t.closed, t.readperm, t.groupid, t.country_fid, t.replies_to_author,
           p.authorid as writer, parent.authorid as parent_writer
      from unnest(${tids}::bigint[], ${pids}::bigint[]) as k (tid, pid)
      join threads.threads t on t.tid = k.tid
      join threads.posts p on p.tid = k.tid and p.pid = case when k.pid = 0 then t.first_pid else k.pid end
      left join threads.posts parent on parent.tid = k.tid and parent.pid = p.parent_pid
     where p.status = 1`.execute(db);
  return rows;
}
