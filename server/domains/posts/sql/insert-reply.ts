import { sql } from 'kysely';
import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import { together } from '../../../platform/db/together.ts';
import { ofP, type PostData } from './posts.ts';

export interface NewReply {
  tid: number;
  /** Its number, where it has waited for a moderator. */
  pid?: number;
  /** The reply this is a child of; of the same thread. */
  parentPid: number | null;
  quotePid: number | null;
  authorid: number;
  message: string;
  attachments: Attachment[];
  mentioned: number[];
  phonetype: string;
  /** Written as our team. */
  ofTeam?: boolean | undefined;
  now: Date;
}

/**
 * Gives replies the next places of their threads and counts them there and with the replies they answer, in one
 * statement: threads' rows are locked in the order of their ids, then those answered, from here to the commit. Undefined
 * for a thread that takes no reply any more.
 */
export const insertReply = together<NewReply, PostData | undefined>(
  { place: 20, writes: true },
  async (db, replies) => {
    const asked = JSON.stringify(replies.map((reply, n) => ({ ...reply, n })));
    const { rows } = await sql<PostData>`
    with asked as (
      select * from jsonb_to_recordset(${asked}::jsonb) as r
        (n int, tid bigint, pid bigint, "parentPid" bigint, "quotePid" bigint, authorid bigint, message text, attachments jsonb,
         mentioned bigint[], phonetype text, "ofTeam" boolean, now timestamptz)
    ), counts as (
      select tid, count(*)::int as posts, count(*) filter (where "parentPid" is null)::int as floors, max(now) as last
        from asked group by tid
    ), locked as (
      select tid from threads.threads where tid in (select tid from counts) order by tid for no key update
    ), open as (
      update threads.threads t
         set replies = t.replies + c.posts, max_position = t.max_position + c.posts,
             max_floor = t.max_floor + c.floors, last_post_at = greatest(t.last_post_at, c.last)
        from locked join counts c on c.tid = locked.tid
       where t.tid = locked.tid and t.status = 1 and t.deleted_at is null and not t.closed
      returning t.tid, t.max_position, t.max_floor
    ), parents as (
      select p.tid, p.pid from threads.posts p
       where (p.tid, p.pid) in (select a.tid, a."parentPid" from asked a join open on open.tid = a.tid)
       order by p.tid, p.pid for no key update
    ), answered as (
      update threads.posts p
         set children = p.children + (
           select count(*) from asked a where a.tid = parents.tid and a."parentPid" = parents.pid)::int
        from parents
       where p.tid = parents.tid and p.pid = parents.pid
    )
    insert into threads.posts as p
      (tid, pid, position, floor, parent_pid, quote_pid, authorid, message, attachments, at_list, phonetype, created_at,
       cleaned_at, of_team)
    select a.tid, coalesce(a.pid, nextval('threads.posts_pid_seq')), open.max_position - c.posts + row_number() over places,
           case when a."parentPid" is null
             then open.max_floor - c.floors + count(*) filter (where a."parentPid" is null) over places end,
           a."parentPid", a."quotePid", a.authorid, a.message, a.attachments, a.mentioned, a.phonetype, a.now, a.now,
           coalesce(a."ofTeam", false)
      from asked a
      join open on open.tid = a.tid
      join counts c on c.tid = a.tid
    window places as (partition by a.tid order by a.n)
     order by a.tid, a.n
    returning ${ofP}`.execute(db);
    // A thread took all of its replies or none, at rising places in the order in which they were asked.
    const ofThread = Map.groupBy(
      rows.sort((a, b) => a.position - b.position),
      (row) => row.tid,
    );
    return replies.map(({ tid }) => ofThread.get(tid)?.shift());
  },
);
