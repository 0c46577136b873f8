import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

interface CounterRow {
  uid: number;
  fans: number;
  follows: number;
}

export async function counterRows(db: ReadDb, uids: readonly number[]): Promise<CounterRow[]> {
  const { rows } = await sql<CounterRow>`
    select uid, fans, follows from follows.counters where uid = any(${uids}::bigint[])`.execute(db);
  return rows;
}

/** Adds to a member's counters, and gives them as they stand then. Rows are taken in the order of their uids. */
export async function addToCounters(db: Db, uid: number, by: { fans?: number; follows?: number }): Promise<CounterRow> {
  const { fans = 0, follows = 0 } = by;
  if (fans + follows < 0) {
    const { rows } = await sql<CounterRow>`
      update follows.counters set fans = fans + ${fans}, follows = follows + ${follows}
      where uid = ${uid} returning uid, fans, follows`.execute(db);
    return rows[0]!;
  }
  const { rows } = await sql<CounterRow>`
    insert into follows.counters (uid, fans, follows) values (${uid}, ${fans}, ${follows})
    on conflict (uid) do update
      set fans = counters.fans + excluded.fans, follows = counters.follows + excluded.follows
    returning uid, fans, follows`.execute(db);
  return rows[0]!;
}
