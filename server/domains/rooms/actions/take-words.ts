import type { Db } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { findWords, type WordLists } from '../../moderation/index.ts';
import { freeAmong, namesLike } from '../rules/free-names.ts';
import { nameKey } from '../rules/name-key.ts';
import { takenKeys } from '../sql/rooms.ts';

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

/** Refuses a name that another group has, with names that are free. */
export async function refuseName(db: Db, name: string): Promise<never> {
  const names = namesLike(name);
  const taken = await takenKeys(db, names.map(nameKey));
  return refuse('rooms.name_taken', { extra: { free: freeAmong(names, (each) => taken.has(nameKey(each))) } });
}
