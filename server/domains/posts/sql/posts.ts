import { type RawBuilder, sql } from 'kysely';
import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import type { Db } from '../../../platform/context.ts';
import { together } from '../../../platform/db/together.ts';

export interface PostData {
  tid: number;
  pid: number;
  position: number;
  floor: number | null;
  parent_pid: number | null;
  quote_pid: number | null;
  authorid: number;
  message: string;
  attachments: Attachment[];
  phonetype: string;
  created_at: Date;
  edited_at: Date | null;
  /** The number of the newest version that it had before, 0 where none is stored. */
  versions: number;
  /** When its message was cleaned as messages are now; null for one from before. */
  cleaned_at: Date | null;
  status: 1 | -1 | -2;
  likes: number;
  children: number;
  istop: number;
  /** How many rewarded it, and the XGold of all of them. */
  rewards: number;
  reward_xgold: number;
  /** Written as our team. */
  of_team: boolean;
}

const names =
  'tid, pid, position, floor, parent_pid, quote_pid, authorid, message, attachments, phonetype, created_at, edited_at, versions, cleaned_at, status, likes, children, istop, rewards, reward_xgold, of_team';
const columns = sql.raw(names);
export const ofP = sql.raw(names.replaceAll(/(\w+)/g, 'p.$1'));
const ofC = sql.raw(names.replaceAll(/(\w+)/g, 'c.$1'));

export const findPost = together<number, PostData | undefined>({ place: 0, writes: false }, async (db, asked) => {
  const { rows } = await sql<PostData>`
    select ${columns} from threads.posts where pid = any(${asked}::bigint[])`.execute(db);
  const byPid = new Map(rows.map((row) => [row.pid, row]));
  return asked.map((pid) => byPid.get(pid));
});

/** The highest id of a post, 0 for none. */
export async function lastPost(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from threads.posts order by pid desc limit 1`.execute(db);
  return rows[0]?.pid ?? 0;
}

/** The threads that posts stand in. */
export async function threadsOfPosts(db: Db, pids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (pids.length === 0) return new Map();
  const { rows } = await sql<{ pid: number; tid: number }>`
    select pid, tid from threads.posts where pid = any(${pids}::bigint[])`.execute(db);
  return new Map(rows.map(({ pid, tid }) => [pid, tid]));
}

/** The post as it is now, and nobody else changes it until the transaction ends. */
export async function lockPost(db: Db, tid: number, pid: number): Promise<PostData | undefined> {
  const { rows } = await sql<PostData>`
    select ${columns} from threads.posts where tid = ${tid} and pid = ${pid} for no key update`.execute(db);
  return rows[0];
}

/** Posts from one position to another, both included. */
export async function postsByPosition(db: Db, tid: number, range: { from: number; to: number }): Promise<PostData[]> {
  const { rows } = await sql<PostData>`
    select ${ofP} from threads.posts p
     where p.tid = ${tid} and p.position between ${range.from} and ${range.to} order by p.position`.execute(db);
  return rows;
}

export async function postsByIds(db: Db, tid: number, pids: readonly number[]): Promise<PostData[]> {
  if (pids.length === 0) return [];
  const { rows } = await sql<PostData>`
    select ${ofP} from threads.posts p
     where p.tid = ${tid} and p.pid = any(${pids}::bigint[])`.execute(db);
  return rows;
}

/** Replies that a condition on `r` picks, and the first children of each. */
async function withChildren(
  db: Db,
  tid: number,
  which: RawBuilder<unknown>,
  childrenShown: number,
): Promise<PostData[]> {
  const { rows } = await sql<PostData>`
    with page as (select ${columns} from threads.posts r where r.tid = ${tid} and ${which})
    select ${ofP}
      from (
        select ${columns} from page
         union all
        select ${ofC}
          from page g
         cross join lateral (
           select ${columns} from threads.posts
            where tid = ${tid} and parent_pid = g.pid and g.children > 0 order by position limit ${childrenShown}) c
      ) p`.execute(db);
  return rows;
}

/** Replies from one floor to another, and the first children of each. */
export const repliesByFloor = (
  db: Db,
  tid: number,
  range: { from: number; to: number },
  childrenShown: number,
): Promise<PostData[]> => withChildren(db, tid, sql`r.floor between ${range.from} and ${range.to}`, childrenShown);

/** Replies by a set of ids, and the first children of each. */
export const repliesByIds = async (
  db: Db,
  tid: number,
  pids: readonly number[],
  childrenShown: number,
): Promise<PostData[]> =>
  pids.length === 0 ? [] : withChildren(db, tid, sql`r.pid = any(${pids}::bigint[])`, childrenShown);

/** Children of a reply after a position. */
export async function childrenAfter(
  db: Db,
  parent: { tid: number; pid: number },
  position: number,
  limit: number,
): Promise<PostData[]> {
  const { rows } = await sql<PostData>`
    select ${ofP} from threads.posts p
     where p.tid = ${parent.tid} and p.parent_pid = ${parent.pid} and p.position > ${position}
     order by p.position limit ${limit}`.execute(db);
  return rows;
}

interface Pid {
  pid: number;
}
const pids = ({ rows }: { rows: Pid[] }): number[] => rows.map((row) => row.pid);

/** Ids of the replies that are liked most. Those that nobody likes are read by their floors, which rise with position. */
export async function mostLiked(db: Db, tid: number, direction: 'asc' | 'desc', limit: number): Promise<number[]> {
  const down = direction === 'desc';
  const order = down ? sql`likes desc, position` : sql`likes, position desc`;
  const byFloor = down ? sql`floor` : sql`floor desc`;
  const replies = sql`select pid, likes, position from threads.posts where tid = ${tid} and floor > 0`;
  return pids(
    await sql<Pid>`
      select pid from (
        (${replies} and likes > 0 order by ${order} limit ${limit})
        union all
        (${replies} and likes = 0 order by ${byFloor} limit ${limit})
      ) p order by ${order} limit ${limit}`.execute(db),
  );
}

interface PostFilter {
  /** That author's posts only; 0 for all. */
  uid: number;
  /** Posts with pictures only. */
  pictured: boolean;
}

/** Ids of the posts of a thread that pass a filter, by position. */
export async function filteredPosts(
  db: Db,
  tid: number,
  filter: PostFilter,
  direction: 'asc' | 'desc',
  limit: number,
): Promise<number[]> {
  const author = filter.uid > 0 ? sql`and authorid = ${filter.uid}` : sql``;
  const pictured = filter.pictured ? sql`and attachments <> '[]'` : sql``;
  const order = direction === 'desc' ? sql`position desc` : sql`position`;
  // Fenced, so that an author's few posts aren't looked for through the whole thread in the hope of an early end.
  const fence = filter.uid > 0 ? sql`offset 0` : sql``;
  return pids(
    await sql<Pid>`
      select pid from (
        select pid, position from threads.posts where tid = ${tid} and status = 1 ${author} ${pictured} ${fence}
      ) p order by ${order} limit ${limit}`.execute(db),
  );
}

interface PostEdit {
  message: string;
  attachments: Attachment[];
}

export async function updatePost(db: Db, tid: number, pid: number, edit: PostEdit, now: Date): Promise<void> {
  await db
    .updateTable('threads.posts')
    .set({ message: edit.message, attachments: JSON.stringify(edit.attachments), edited_at: now, cleaned_at: now })
    .where('tid', '=', tid)
    .where('pid', '=', pid)
    .execute();
}

/** Who is named in a post, by uid. */
export async function mentionedIn(db: Db, tid: number, pid: number): Promise<number[]> {
  const row = await db
    .selectFrom('threads.posts')
    .select('at_list')
    .where('tid', '=', tid)
    .where('pid', '=', pid)
    .executeTakeFirst();
  return row?.at_list ?? [];
}

export async function setMentioned(db: Db, tid: number, pid: number, uids: number[]): Promise<void> {
  await db.updateTable('threads.posts').set({ at_list: uids }).where('tid', '=', tid).where('pid', '=', pid).execute();
}

/** Takes a reply away and counts it out; its place stays. False when it was gone already. */
export async function markPostDeleted(db: Db, tid: number, pid: number, now: Date): Promise<boolean> {
  const { rows } = await sql<Pid>`
    with gone as (
      update threads.posts set status = -1, edited_at = ${now}
       where tid = ${tid} and pid = ${pid} and status = 1
      returning tid, pid
    )
    update threads.threads t set replies = t.replies - 1, answer_pid = nullif(t.answer_pid, gone.pid)
      from gone where t.tid = gone.tid
    returning gone.pid`.execute(db);
  return rows.length > 0;
}

/** Who wrote some posts of a thread. */
export async function postAuthors(
  db: Db,
  tid: number,
  pids: readonly number[],
): Promise<{ pid: number; authorid: number }[]> {
  const { rows } = await sql<{ pid: number; authorid: number }>`
    select pid, authorid from threads.posts where tid = ${tid} and pid = any(${pids}::bigint[])`.execute(db);
  return rows;
}

/** The first reply after a floor; undefined where there is none. */
export async function firstReplyAfter(
  db: Db,
  tid: number,
  floor: number,
): Promise<{ pid: number; floor: number } | undefined> {
  const { rows } = await sql<{ pid: number; floor: number }>`
    select pid, floor from threads.posts
    where tid = ${tid} and floor > ${floor}::int order by floor limit 1`.execute(db);
  return rows[0];
}

/** The first post after a position that answers a reply; undefined where there is none. */
export async function firstAnswerSince(db: Db, tid: number, position: number): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`
    select pid from threads.posts
    where tid = ${tid} and position > ${position}::int and parent_pid is not null order by position limit 1`.execute(
    db,
  );
  return rows[0]?.pid;
}
