import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type HistoryRow = Selectable<DB['bugs.history']>;
type Act = 'answer' | 'join' | 'separate';

interface Done {
  tid: number;
  uid: number;
  act: Act;
  status: number;
  pid?: number;
  solved_in?: string;
  duplicate_of?: number;
  created_at: Date;
  country_fid?: number;
  /** Of a first answer alone. */
  in_time?: boolean | null;
}

export async function insertHistory(db: Db, row: Done): Promise<void> {
  await db.insertInto('bugs.history').values(row).execute();
}

/** What our team did with a report below an id, the newest first. */
export const historyBelow = (db: Db, tid: number, below: number, most: number): Promise<HistoryRow[]> =>
  db
    .selectFrom('bugs.history')
    .selectAll()
    .where('tid', '=', tid)
    .where('id', '<', below)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

interface FirstAnswer {
  /** The first of its month, `2026-11-01`. */
  month: string;
  countryFid: number;
  inTime: boolean;
}

/** Counts a first answer in its month. */
export async function countAnswer(db: Db, { month, countryFid, inTime }: FirstAnswer): Promise<void> {
  await sql`
    insert into bugs.months as m (month, country_fid, answered, in_time)
    values (${month}::date, ${countryFid}, 1, ${Number(inTime)})
    on conflict (month, country_fid) do update
      set answered = m.answered + excluded.answered, in_time = m.in_time + excluded.in_time`.execute(db);
}

/** Reports that were answered in a month, and those in time; of one country, or of all. */
export async function answeredIn(
  db: Db,
  month: string,
  countryFid: number | null,
): Promise<{ answered: number; in_time: number }> {
  const ofCountry = countryFid === null ? sql`` : sql`and country_fid = ${countryFid}`;
  const { rows } = await sql<{ answered: number; in_time: number }>`
    select coalesce(sum(answered), 0)::int as answered, coalesce(sum(in_time), 0)::int as in_time
      from bugs.months where month = ${month}::date ${ofCountry}`.execute(db);
  return rows[0]!;
}
