import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface CheckIn {
  /** Of the member's calendar, `2026-11-24`. */
  day: string;
  /** Days in a row, this one among them. */
  streak: number;
  /** Days ever, this one among them. */
  total: number;
  /** XGold that it earned. */
  amount: number;
}

/** A month's, and one more for the streak. */
const most = 32;

/** A member's last check-ins, the newest first. */
export async function lastCheckIns(db: Db, uid: number): Promise<CheckIn[]> {
  const { rows } = await sql<CheckIn>`
    select day::text, streak, total, amount from economy.check_ins
    where uid = ${uid} order by check_ins.day desc limit ${most}`.execute(db);
  return rows;
}

export async function insertCheckIn(db: Db, { uid, at, ...row }: CheckIn & { uid: number; at: Date }): Promise<void> {
  await sql`
    insert into economy.check_ins (uid, day, streak, total, amount, at)
    values (${uid}, ${row.day}::date, ${row.streak}, ${row.total}, ${row.amount}, ${at})`.execute(db);
}

/** A member's check-ins after a day, in order. */
export async function checkInsBatch(db: ReadDb, uid: number, after: string, rows: number): Promise<CheckIn[]> {
  const found = await sql<CheckIn>`
    select day::text, streak, total, amount from economy.check_ins
    where uid = ${uid} and check_ins.day > ${after}::date order by check_ins.day limit ${rows}`.execute(db);
  return found.rows;
}

/** Deletes some of a member's check-ins; how many. */
export async function deleteCheckIns(db: Db, uid: number, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from economy.check_ins where uid = ${uid} and check_ins.day in (
      select day from economy.check_ins where uid = ${uid} order by day limit ${atMost})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
