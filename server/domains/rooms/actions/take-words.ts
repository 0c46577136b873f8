import type { Db } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { findWords, type WordLists } from '../../moderation/index.ts';
import { nameKey } from '../rules/name-key.ts';

/** Refuses what holds a word that is listed in a group's country: no moderator reads it before others do. */
export async function checkWords(
  db: Db,
  wordLists: WordLists,
  countryFid: number,
  ...texts: readonly string[]
): Promise<void> {
  const list = await wordLists(db, countryFid);
  for (const text of texts) {
    const [found] = findWords(list, text);
    if (found) refuse('rooms.word_refused', { values: { word: found.word } });
  }
}

/** The form in which a group's name is unique; a name of which nothing is left is none. */
export const takenName = (name: string): string => nameKey(name) || refuseField('name');
