import type { Selectable } from 'kysely';
import type { WordAction } from '../../../../contract/domains/moderation/word-limits.ts';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type WordsRow = Selectable<DB['moderation.words']>;

/** The lists of some countries. */
export const findWordLists = (db: Db, countryFids: readonly number[]): Promise<WordsRow[]> =>
  db.selectFrom('moderation.words').selectAll().where('country_fid', 'in', countryFids).execute();

/** Writes a list over the version that was seen, 0 for none; false where somebody else was faster. */
export async function writeWordList(
  db: Db,
  row: { country_fid: number; action: WordAction; words: string[]; updated_at: Date },
  seen: number,
): Promise<boolean> {
  const written =
    seen === 0
      ? await db
          .insertInto('moderation.words')
          .values({ ...row, version: 1 })
          .onConflict((conflict) => conflict.columns(['country_fid', 'action']).doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('moderation.words')
          .set({ words: row.words, updated_at: row.updated_at, version: seen + 1 })
          .where('country_fid', '=', row.country_fid)
          .where('action', '=', row.action)
          .where('version', '=', seen)
          .returning('version')
          .executeTakeFirst();
  return written !== undefined;
}
