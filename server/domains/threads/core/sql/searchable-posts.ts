import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../../../contract/primitives/countries.ts';
import type { Db, ReadDb } from '../../../../platform/context.ts';

/** A post as search needs it, with what of its thread decides over who finds it. */
export interface SearchablePost {
  tid: number;
  pid: number;
  /** It begins its thread. */
  first: boolean;
  authorid: number;
  threadUid: number;
  subject: string;
  message: string;
  language: Language;
  countryFid: number;
  typeid: number;
  special: number;
  readperm: number;
  answered: boolean;
  pictures: boolean;
  postedAt: Date;
  /** Published, neither the post nor its thread deleted, and no reply that is there for the thread's author alone. */
  shown: boolean;
}

const fields = sql`p.tid, p.pid, p.position = 1 as first, p.authorid, t.authorid as "threadUid", t.subject, p.message,
  t.language, t.country_fid as "countryFid", t.typeid, t.special, t.readperm, t.answer_pid is not null as answered,
  case when p.position = 1 then t.attachments else p.attachments end <> '[]'::jsonb as pictures,
  case when p.position = 1 then t.created_at else p.created_at end as "postedAt",
  p.status = 1 and t.status = 1 and t.deleted_at is null and (p.position = 1 or not t.replies_to_author) as shown`;

const postsOf = async (db: Db, from: RawBuilder<unknown>): Promise<SearchablePost[]> =>
  (await sql<SearchablePost>`select ${fields} ${from}`.execute(db)).rows;

/** Posts by thread and id, deleted ones too; unknown ones are left out. */
export const searchablePosts = (db: Db, places: readonly { tid: number; pid: number }[]): Promise<SearchablePost[]> =>
  postsOf(
    db,
    sql`from unnest(${places.map(({ tid }) => tid)}::bigint[], ${places.map(({ pid }) => pid)}::bigint[]) as k (tid, pid)
        join threads.posts p on p.tid = k.tid and p.pid = k.pid join threads.threads t on t.tid = p.tid`,
  );

/** The next posts by their ids. */
export const searchablePostsFrom = (db: Db, pid: number, limit: number): Promise<SearchablePost[]> =>
  postsOf(
    db,
    sql`from (select * from threads.posts where pid >= ${pid} order by pid limit ${limit}) p
        join threads.threads t on t.tid = p.tid order by p.pid`,
  );

/** The first posts of some threads. */
export const searchableThreads = (db: Db, tids: readonly number[]): Promise<SearchablePost[]> =>
  postsOf(
    db,
    sql`from threads.threads t join threads.posts p on p.tid = t.tid and p.pid = t.first_pid
       where t.tid = any(${tids}::bigint[])`,
  );

/** The first posts of the next threads by their ids. */
export const searchableThreadsFrom = (db: Db, tid: number, limit: number): Promise<SearchablePost[]> =>
  postsOf(
    db,
    sql`from (select * from threads.threads where tid >= ${tid} order by tid limit ${limit}) t
        join threads.posts p on p.tid = t.tid and p.pid = t.first_pid order by t.tid`,
  );

/** Words of posts that are shown, with the place among the replies that each stands on. */
export async function postWords(
  db: ReadDb,
  places: readonly { tid: number; pid: number }[],
  most: number,
): Promise<{ pid: number; floor: number; first: boolean; message: string; at: Date }[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<{ pid: number; floor: number; first: boolean; message: string; at: Date }>`
    select p.pid, coalesce(p.floor, parent.floor, 0) as floor, p.position = 1 as first, p.created_at as at,
           left(p.message, ${most}) as message
      from unnest(${places.map(({ tid }) => tid)}::bigint[], ${places.map(({ pid }) => pid)}::bigint[]) as k (tid, pid)
      join threads.posts p on p.tid = k.tid and p.pid = k.pid
      left join threads.posts parent on parent.tid = k.tid and parent.pid = p.parent_pid
     where p.status = 1`.execute(db);
  return rows;
}
