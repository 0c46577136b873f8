import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type SavedAnswerRow = Selectable<DB['bugs.saved_answers']>;
type Words = Pick<SavedAnswerRow, 'name' | 'message' | 'status' | 'uid'>;

export const savedAnswers = (db: Db, most: number): Promise<SavedAnswerRow[]> =>
  db.selectFrom('bugs.saved_answers').selectAll().orderBy('name').orderBy('id').limit(most).execute();

/** How many there are; others wait until the transaction ends. */
export async function countSavedAnswers(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(7261346)`.execute(db);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from bugs.saved_answers`.execute(db);
  return rows[0]!.n;
}

export const insertSavedAnswer = (db: Db, words: Words): Promise<SavedAnswerRow> =>
  db.insertInto('bugs.saved_answers').values(words).returningAll().executeTakeFirstOrThrow();

export const updateSavedAnswer = (db: Db, id: number, words: Words): Promise<SavedAnswerRow | undefined> =>
  db.updateTable('bugs.saved_answers').set(words).where('id', '=', id).returningAll().executeTakeFirst();

/** The name of the one that is deleted; undefined where there is none. */
export async function deleteSavedAnswer(db: Db, id: number): Promise<string | undefined> {
  const gone = await db.deleteFrom('bugs.saved_answers').where('id', '=', id).returning('name').executeTakeFirst();
  return gone?.name;
}
