import { sql } from 'kysely';
import type { ReadDb } from '../../../platform/context.ts';
import type { Stems } from '../rules/vector.ts';

/** The stems of words by the stemmers that PostgreSQL has: empty for stop words. */
export async function stemsOfWords(db: ReadDb, words: readonly string[]): Promise<Map<string, Stems>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string } & Stems>`
    select w.word, ts_lexize('pg_catalog.english_stem', w.word) as en, ts_lexize('pg_catalog.french_stem', w.word) as fr,
           ts_lexize('pg_catalog.hindi_stem', w.word) as hi
      from unnest(${words}::text[]) as w (word)`.execute(db);
  return new Map(rows.map(({ word, en, fr, hi }) => [word, { en, fr, hi }]));
}
