import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../../../platform/context.ts';

/** What a thread says was won, and by whom. */
export interface PrizeRow {
  tid: number;
  what: string;
  winner_uid: number;
}

/** The prizes of some threads, in no order. */
export async function prizesOf(db: Db, tids: readonly number[]): Promise<PrizeRow[]> {
  if (tids.length === 0) return [];
  const { rows } = await sql<PrizeRow>`
    select tid, what, winner_uid from threads.prizes where tid = any(${tids}::bigint[])`.execute(db);
  return rows;
}

/** Writes the prize of a thread, or writes it anew. */
export async function writePrize(db: Db, { tid, what, winner_uid }: PrizeRow): Promise<void> {
  await sql`
    insert into threads.prizes (tid, what, winner_uid) values (${tid}, ${what}, ${winner_uid})
    on conflict (tid) do update set what = excluded.what, winner_uid = excluded.winner_uid`.execute(db);
}

export async function dropPrize(db: Db, tid: number): Promise<void> {
  await sql`delete from threads.prizes where tid = ${tid}`.execute(db);
}

/** What a member won, by thread. */
export async function prizesWonBy(
  db: ReadDb,
  { uid, after, most }: { uid: number; after: number; most: number },
): Promise<PrizeRow[]> {
  const { rows } = await sql<PrizeRow>`
    select tid, what, winner_uid from threads.prizes
     where winner_uid = ${uid} and tid > ${after} order by tid limit ${most}`.execute(db);
  return rows;
}

/** Deletes some of a member's; the threads that say nothing of a prize any more. */
export async function dropPrizesWonBy(db: Db, uid: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    delete from threads.prizes where tid in (
      select tid from threads.prizes where winner_uid = ${uid} order by tid limit ${most})
    returning tid`.execute(db);
  const tids = rows.map(({ tid }) => tid);
  await sql`update threads.threads set prized = false where tid = any(${tids}::bigint[])`.execute(db);
  return tids;
}

/** Notes in a thread's row that it has a prize. */
export async function setPrized(db: Db, tid: number): Promise<void> {
  await sql`update threads.threads set prized = true where tid = ${tid}`.execute(db);
}
