import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { Prize } from '../rules/prizes.ts';

export interface PrizeRow extends Prize {
  contest_id: number;
}

/** The prizes of some contests, by their places. */
export async function prizesOf(db: Db, ids: readonly number[]): Promise<PrizeRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PrizeRow>`
    select contest_id, place, what, xgold, pieces from contests.prizes
     where contest_id = any(${ids}::bigint[]) order by contest_id, place`.execute(db);
  return rows;
}

/** Writes the prizes of a contest anew. */
export async function writePrizes(db: Db, id: number, prizes: readonly Prize[]): Promise<void> {
  await sql`delete from contests.prizes where contest_id = ${id}`.execute(db);
  await sql`
    insert into contests.prizes (contest_id, place, what, xgold, pieces)
    select ${id}, p.place, p.what::jsonb, p.xgold, p.pieces
      from unnest(${prizes.map(({ place }) => place)}::int[], ${prizes.map(({ what }) => JSON.stringify(what))}::text[],
                  ${prizes.map(({ xgold }) => xgold)}::int[], ${prizes.map(({ pieces }) => pieces)}::int[])
             as p (place, what, xgold, pieces)`.execute(db);
}

export interface AwardRow {
  contest_id: number;
  place: number;
  piece: number;
  tid: number;
  uid: number;
  xgold: number;
  created_at: Date;
}

/** What some contests have awarded, by place and piece. */
export async function awardsOf(db: Db, ids: readonly number[]): Promise<AwardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AwardRow>`
    select contest_id, place, piece, tid, uid, xgold, created_at from contests.awards
     where contest_id = any(${ids}::bigint[]) order by contest_id, place, piece`.execute(db);
  return rows;
}

/** Notes that a piece of a prize is given. */
export async function insertAward(db: Db, award: AwardRow): Promise<void> {
  const { contest_id, place, piece, tid, uid, xgold, created_at } = award;
  await sql`
    insert into contests.awards (contest_id, place, piece, tid, uid, xgold, created_at)
    values (${contest_id}, ${place}, ${piece}, ${tid}, ${uid}, ${xgold}, ${created_at})`.execute(db);
}
