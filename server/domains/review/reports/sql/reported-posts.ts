import { sql } from 'kysely';
import type { Attachment } from '../../../../../contract/domains/media/shapes.ts';
import type { Db } from '../../../../platform/context.ts';

export interface ReportedRow {
  tid: number;
  pid: number;
  authorid: number;
  position: number;
  /** Place among the replies of the page it stands on: its own, or that of the reply it is a child of. */
  floor: number;
  message: string;
  attachments: Attachment[];
  subject: string;
  created_at: Date;
}

/** Posts that are still there, by thread and id, whoever may read them; `most` characters of the markup of each. */
export async function reportedRows(
  db: Db,
  places: readonly { tid: number; pid: number }[],
  most: number,
): Promise<ReportedRow[]> {
  if (places.length === 0) return [];
  const [tids, pids] = [places.map(({ tid }) => tid), places.map(({ pid }) => pid)];
  const { rows } = await sql<ReportedRow>`
    select p.tid, p.pid, p.authorid, p.position, coalesce(p.floor, parent.floor, 0) as floor,
           left(p.message, ${most}) as message, p.attachments, t.subject, p.created_at
      from unnest(${tids}::bigint[], ${pids}::bigint[]) as k (tid, pid)
      join threads.threads t on t.tid = k.tid
      join threads.posts p on p.tid = k.tid and p.pid = k.pid
      left join threads.posts parent on parent.tid = k.tid and parent.pid = p.parent_pid
     where p.status = 1 and t.deleted_at is null`.execute(db);
  return rows;
}
