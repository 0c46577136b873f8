import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { beginning } from './names.ts';

/** A word with one of the ways it is written, and in how many posts it was seen. */
export interface SeenWord {
  word: string;
  shown: string;
  seen: number;
}

/** Counts words of posts. */
export async function countWords(db: Db, words: readonly SeenWord[]): Promise<void> {
  if (words.length === 0) return;
  await sql`
    insert into search.words (word, shown, seen)
    select w.word, w.shown, w.seen
      from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ shown }) => shown)}::text[],
                  ${words.map(({ seen }) => seen)}::int[]) as w (word, shown, seen)
    on conflict (word) do update set seen = search.words.seen + excluded.seen`.execute(db);
}

/** Words looked at for one beginning, in the order of the index. */
const lookedAt = 2000;

/** The words that begin so and were seen most, in so many posts at least. */
export async function wordsBeginning(
  db: ReadDb,
  begin: string,
  { seen, limit }: { seen: number; limit: number },
): Promise<SeenWord[]> {
  const { rows } = await sql<SeenWord>`
    select w.word, w.shown, w.seen
      from (select * from search.words where word like ${beginning(begin)} order by word limit ${lookedAt}) w
     where w.seen >= ${seen} order by w.seen desc, w.word limit ${limit}`.execute(db);
  return rows;
}

/** Words as they stand in the index of words. */
export async function knownWords(db: ReadDb, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; seen: number }>`
    select word, seen from search.words where word = any(${words}::text[])`.execute(db);
  return new Map(rows.map(({ word, seen }) => [word, seen]));
}

/** Least likeness of a word to one that was typed wrong. */
const least = 0.3;

/** The word that is most like one that nobody wrote; of those alike the one seen most. */
export async function likeliestWord(db: ReadDb, word: string, seen: number): Promise<SeenWord | undefined> {
  const { rows } = await sql<SeenWord>`
    select w.word, w.shown, w.seen from search.words w
     where w.word % ${word} and similarity(w.word, ${word}) >= ${least} and w.seen >= ${seen} and w.word <> ${word}
     order by round(similarity(w.word, ${word})::numeric, 1) desc, w.seen desc, w.word limit 1`.execute(db);
  return rows[0];
}

/** They are counted anew with all posts. */
export async function dropWords(db: Db): Promise<void> {
  await sql`truncate search.words`.execute(db);
}
