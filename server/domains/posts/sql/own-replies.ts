import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** How much a reader sees of a thread whose replies are its author's. */
export interface SeenFigures {
  /** Own replies that stand on a floor, deleted ones too. */
  floors: number;
  /** Own replies and what answers them. */
  replies: number;
}

// Fenced: a member's few posts of one thread are found among all of theirs.
const own = (tid: number, uid: number) => sql`
  select pid, floor, position, status, children from (
    select pid, floor, position, status, children from threads.posts
     where tid = ${tid} and authorid = ${uid} offset 0) p where position > 1`;

/** Figures of a member's own replies to a thread. */
export async function seenFigures(db: Db, tid: number, uid: number): Promise<SeenFigures> {
  if (uid === 0) return { floors: 0, replies: 0 };
  const { rows } = await sql<SeenFigures>`
    select count(*) filter (where o.floor > 0)::int as floors,
           (count(*) filter (where o.status = 1 and o.floor > 0) + coalesce(sum(a.answers), 0))::int as replies
      from (${own(tid, uid)}) o
      left join lateral (
        select count(*) as answers from threads.posts c
         where c.tid = ${tid} and c.parent_pid = o.pid and c.status = 1 and o.children > 0) a on true`.execute(db);
  return rows[0]!;
}

/** Ids of a member's own replies that stand on a floor. */
export async function ownFloors(
  db: Db,
  { tid, uid, order, limit }: { tid: number; uid: number; order: 'asc' | 'desc'; limit: number },
): Promise<number[]> {
  if (uid === 0) return [];
  const direction = order === 'desc' ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ pid: number }>`
    select o.pid from (${own(tid, uid)}) o where o.floor > 0 order by o.floor ${direction} limit ${limit}`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** Ids of the posts of a thread that a member sees beside the first: own ones and what answers them, by position. */
export async function seenPosts(
  db: Db,
  { tid, uid, order, limit }: { tid: number; uid: number; order: 'asc' | 'desc'; limit: number },
): Promise<number[]> {
  if (uid === 0) return [];
  const direction = order === 'desc' ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ pid: number }>`
    with own as (${own(tid, uid)})
    select pid from (
      select pid, position from own
       union
      select c.pid, c.position from own o join threads.posts c on c.tid = ${tid} and c.parent_pid = o.pid
       where o.children > 0
    ) p order by position ${direction} limit ${limit}`.execute(db);
  return rows.map(({ pid }) => pid);
}
