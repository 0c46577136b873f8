import { sql } from 'kysely';
import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import type { Db } from '../../../platform/context.ts';

/**
 * Removes a reply that nobody has answered as if it had never been: its likes, what it counted for in its thread and with
 * the reply above it. The thread's row is locked by the caller. Its pictures; undefined where somebody has answered it.
 */
export async function removeReply(
  db: Db,
  { tid, pid, parentPid }: { tid: number; pid: number; parentPid: number | null },
): Promise<Attachment[] | undefined> {
  // The reply above is locked as by a reply to it.
  await sql`select pid from threads.posts where tid = ${tid} and pid = ${parentPid} for no key update`.execute(db);
  const { rows } = await sql<{ attachments: Attachment[] }>`
    delete from threads.posts p
     where p.tid = ${tid} and p.pid = ${pid} and p.status = 1 and p.children = 0
       and not exists (
         select from threads.posts a where a.tid = ${tid} and a.parent_pid = ${parentPid} and a.quote_pid = ${pid})
    returning p.attachments`.execute(db);
  const [removed] = rows;
  if (!removed) return undefined;
  await sql`delete from threads.likes where tid = ${tid} and pid = ${pid}`.execute(db);
  await sql`
    update threads.posts set children = children - 1 where tid = ${tid} and pid = ${parentPid}`.execute(db);
  await sql`
    update threads.threads t
       set replies = t.replies - 1,
           answer_pid = nullif(t.answer_pid, ${pid}),
           max_floor = coalesce((select max(p.floor) from threads.posts p where p.tid = ${tid} and p.floor is not null), 0),
           last_post_at = (select p.created_at from threads.posts p where p.tid = ${tid} order by p.position desc limit 1)
     where t.tid = ${tid}`.execute(db);
  return removed.attachments;
}
