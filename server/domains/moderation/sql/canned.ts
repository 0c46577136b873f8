import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type CannedRow = Selectable<DB['moderation.canned_reasons']>;

/** The reasons of some countries, as they were written. */
export const findCanned = (db: Db, countryFids: readonly number[], limit: number): Promise<CannedRow[]> =>
  db
    .selectFrom('moderation.canned_reasons')
    .selectAll()
    .where('country_fid', 'in', countryFids)
    .orderBy('id')
    .limit(limit)
    .execute();

export const cannedReason = (db: Db, id: number): Promise<CannedRow | undefined> =>
  db.selectFrom('moderation.canned_reasons').selectAll().where('id', '=', id).executeTakeFirst();

/** What two operators write for a country at the same moment is written one after the other. */
export async function lockCanned(db: Db, countryFid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7261003, ${countryFid}::int)`.execute(db);
}

type Words = Pick<CannedRow, 'country_fid' | 'en' | 'fr' | 'hi' | 'updated_at'>;

export async function insertCanned(db: Db, words: Words): Promise<number> {
  const { id } = await db
    .insertInto('moderation.canned_reasons')
    .values(words)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCanned(db: Db, id: number, words: Words): Promise<void> {
  await db.updateTable('moderation.canned_reasons').set(words).where('id', '=', id).execute();
}

export async function deleteCanned(db: Db, id: number): Promise<void> {
  await db.deleteFrom('moderation.canned_reasons').where('id', '=', id).execute();
}
