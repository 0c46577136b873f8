import type { WordAction } from '../../../../contract/domains/moderation/word-limits.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { ReadDb } from '../../../platform/context.ts';
import { primaryOf } from '../../../platform/replicas/primary-of.ts';
import { compileWords, type WordList } from '../rules/word-list.ts';
import { findWordLists } from '../sql/words.ts';

/** Moves when operators change a list. */
export const wordsTag = 'moderation:words';

/** The lists that hold in a country: its own, and those of Global. */
export type WordLists = (db: ReadDb, countryFid: number) => Promise<WordList>;

/** Reads the lists, and caches them in this process until one is changed. */
export function createWordLists(tags: Pick<TagBoard, 'position' | 'movedSince'>): WordLists {
  const known = new Map<number, { position: number; list: WordList }>();
  return async (db, countryFid) => {
    const before = known.get(countryFid);
    if (before && !tags.movedSince([wordsTag], before.position)) return before.list;
    const position = tags.position();
    const rows = await findWordLists(primaryOf(db), [...new Set([countryFid, globalFid])]);
    const list = compileWords(
      rows.flatMap(({ action, words }) => words.map((word) => ({ word, action: action as WordAction }))),
    );
    known.set(countryFid, { position, list });
    return list;
  };
}
