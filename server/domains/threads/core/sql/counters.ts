import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';

export interface AuthorChange {
  uid: number;
  threads: number;
  posts: number;
  likes: number;
  /** Favourites, and likes given. */
  favorites: number;
  liked: number;
}

export const noChange = { threads: 0, posts: 0, likes: 0, favorites: 0, liked: 0 } as const;

/** Adds to the figures of members. */
export async function addToAuthors(db: Db, changes: readonly AuthorChange[]): Promise<void> {
  if (changes.length === 0) return;
  const column = (name: keyof AuthorChange) => changes.map((change) => change[name]);
  await sql`
    insert into threads.author_counters (uid, threads, posts, likes, favorites, liked)
    select * from unnest(${column('uid')}::bigint[], ${column('threads')}::int[], ${column('posts')}::int[],
                         ${column('likes')}::int[], ${column('favorites')}::int[], ${column('liked')}::int[])
    on conflict (uid) do update
      set threads = author_counters.threads + excluded.threads, posts = author_counters.posts + excluded.posts,
          likes = author_counters.likes + excluded.likes, favorites = author_counters.favorites + excluded.favorites,
          liked = author_counters.liked + excluded.liked`.execute(db);
}

type AuthorFigures = Omit<AuthorChange, 'uid'>;

/** A member's figures as counted so far; undefined for who has none. */
export async function authorFigures(db: Db, uid: number): Promise<AuthorFigures | undefined> {
  const { rows } = await sql<AuthorFigures>`
    select threads, posts, likes, favorites, liked from threads.author_counters where uid = ${uid}`.execute(db);
  return rows[0];
}

export interface BoardChange {
  fid: number;
  /** `YYYY-MM-DD`, of UTC. */
  day: string;
  posts: number;
  threads: number;
}

/** Adds to what was posted on boards, day by day. */
export async function addToBoards(db: Db, changes: readonly BoardChange[]): Promise<void> {
  if (changes.length === 0) return;
  const column = (name: keyof BoardChange) => changes.map((change) => change[name]);
  await sql`
    insert into threads.board_days (fid, day, posts, threads)
    select * from unnest(${column('fid')}::int[], ${column('day')}::date[], ${column('posts')}::int[],
                         ${column('threads')}::int[])
    on conflict (fid, day) do update
      set posts = board_days.posts + excluded.posts, threads = board_days.threads + excluded.threads`.execute(db);
}

/** Threads of a board of all time, and its posts of one day. */
export async function boardFigures(db: Db, fid: number, day: string): Promise<{ threads: number; today: number }> {
  const { rows } = await sql<{ threads: number | null; today: number | null }>`
    select sum(threads) as threads, sum(posts) filter (where day = ${day}::date) as today
      from threads.board_days where fid = ${fid}`.execute(db);
  return { threads: Math.max(0, rows[0]?.threads ?? 0), today: Math.max(0, rows[0]?.today ?? 0) };
}

/** Threads of some boards together. */
export async function boardThreads(db: Db, fids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ threads: number | null }>`
    select sum(threads) as threads from threads.board_days where fid = any(${fids}::int[])`.execute(db);
  return Math.max(0, rows[0]?.threads ?? 0);
}
