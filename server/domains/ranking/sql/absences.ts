import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface Absence {
  uid: number;
  /** Null: without end. */
  until: Date | null;
}

/** Members who stand in no list until a moment. */
export async function noteAbsences(db: Db, absences: readonly Absence[]): Promise<void> {
  if (absences.length === 0) return;
  const sorted = absences.toSorted((a, b) => a.uid - b.uid);
  await sql`
    insert into ranking.absences (uid, until)
    select * from unnest(${sorted.map(({ uid }) => uid)}::bigint[], ${sorted.map(({ until }) => until)}::timestamptz[])
    on conflict (uid) do update set until = excluded.until`.execute(db);
}

/** Members who stand in the lists again. */
export async function endAbsences(db: Db, uids: readonly number[]): Promise<void> {
  if (uids.length === 0) return;
  await sql`delete from ranking.absences where uid = any(${uids}::bigint[])`.execute(db);
}
