import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface HotRow {
  scopeFid: number;
  tid: number;
  score: number;
}

/** Ids of the hottest threads of some scopes: one bounded scan of the index for each. */
export async function hottestIds(db: Db, scopes: readonly number[], limit: number): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    select h.tid
      from unnest(${scopes}::int[]) as s (fid)
     cross join lateral (
       select tid, score from feeds.hot where scope_fid = s.fid order by score desc, tid desc limit ${limit}) h
     order by h.score desc, h.tid desc limit ${limit}`.execute(db);
  return rows.map((row) => row.tid);
}

export async function writeScores(db: Db, rows: readonly HotRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (name: keyof HotRow) => rows.map((row) => row[name]);
  await sql`
    insert into feeds.hot (scope_fid, tid, score)
    select * from unnest(${column('scopeFid')}::int[], ${column('tid')}::bigint[], ${column('score')}::float8[])
    on conflict (scope_fid, tid) do update set score = excluded.score`.execute(db);
}

/** Forgets the scores of threads in all their scopes, which are named because they begin the key. */
export async function dropScores(db: Db, scopes: readonly number[], tids: readonly number[]): Promise<void> {
  await sql`
    delete from feeds.hot where scope_fid = any(${scopes}::int[]) and tid = any(${tids}::bigint[])`.execute(db);
}
