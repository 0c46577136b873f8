import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface ExcludedRow {
  uid: number;
  reason: string;
  at: Date;
}

/** Whom a draw leaves out, those added last first. */
export async function excludedOf(db: Db, drawid: number, most: number): Promise<ExcludedRow[]> {
  const { rows } = await sql<ExcludedRow>`
    select uid, reason, at from draw.left_out where drawid = ${drawid} order by at desc, uid desc limit ${most}`.execute(
    db,
  );
  return rows;
}

/** How many a draw leaves out, and for which reasons, the commonest first. */
export async function leftOutOf(db: Db, drawid: number, most: number): Promise<{ count: number; reasons: string[] }> {
  const { rows } = await sql<{ reason: string; all: number }>`
    select reason, sum(count(*)) over ()::int as all from draw.left_out where drawid = ${drawid}
     group by reason order by count(*) desc, reason limit ${most}`.execute(db);
  return { count: rows[0]?.all ?? 0, reasons: rows.map(({ reason }) => reason) };
}

/** Those of some members whom a draw leaves out. */
export async function excludedAmong(db: Db, drawid: number, uids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ uid: number }>`
    select uid from draw.left_out where drawid = ${drawid} and uid = any(${[...uids]}::bigint[])`.execute(db);
  return new Set(rows.map(({ uid }) => uid));
}

export async function insertExcluded(
  db: Db,
  drawid: number,
  { uid, reason, by, at }: { uid: number; reason: string; by: number; at: Date },
): Promise<void> {
  await sql`
    insert into draw.left_out (drawid, uid, reason, by_uid, at) values (${drawid}, ${uid}, ${reason}, ${by}, ${at})
    on conflict (drawid, uid) do update set reason = excluded.reason`.execute(db);
}

export async function deleteExcluded(db: Db, drawid: number, uid: number): Promise<void> {
  await sql`delete from draw.left_out where drawid = ${drawid} and uid = ${uid}`.execute(db);
}
