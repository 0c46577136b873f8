import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface RangeRow {
  id: number;
  model: string;
  first: number;
  last: number;
  added_at: Date;
}

const columns = ['id', 'model', 'first', 'last', 'added_at'] as const;
const oneAtATime = 7_261_014;

/** The range that a number lies in; ranges never overlap. */
export async function rangeAround(db: Db, number: number): Promise<RangeRow | undefined> {
  const row = await db
    .selectFrom('invitations.imei_ranges')
    .select(columns)
    .where('first', '<=', number)
    .orderBy('first', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.last >= number ? row : undefined;
}

/** Lets operators add ranges one after the other, so that none of two overlaps the other. */
export async function lockRanges(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${oneAtATime})`.execute(db);
}

export async function overlaps(db: Db, first: number, last: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitations.imei_ranges')
    .select('id')
    .where('first', '<=', last)
    .where('last', '>=', first)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any model can be activated. */
export const hasRanges = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('invitations.imei_ranges').select('id').limit(1).executeTakeFirst()) !== undefined;

export const insertRange = (db: Db, row: Omit<RangeRow, 'id'>): Promise<RangeRow> =>
  db.insertInto('invitations.imei_ranges').values(row).returning(columns).executeTakeFirstOrThrow();

export const deleteRange = (db: Db, id: number): Promise<RangeRow | undefined> =>
  db.deleteFrom('invitations.imei_ranges').where('id', '=', id).returning(columns).executeTakeFirst();

/** Ranges, those added last first, before an id. */
export const rangesBefore = (db: Db, before: number, limit: number): Promise<RangeRow[]> =>
  db
    .selectFrom('invitations.imei_ranges')
    .select(columns)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

const modelsAtMost = 200;

/** Models that phones can be activated of, by name. */
export async function modelNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ model: string }>`
    select distinct model from invitations.imei_ranges order by model limit ${modelsAtMost}`.execute(db);
  return rows.map((row) => row.model);
}
