import { LRUCache } from 'lru-cache';
import type { ReadDb } from '../../../platform/context.ts';
import type { Stems, StemsOf } from '../rules/vector.ts';
import type { Word } from '../rules/words.ts';
import { stemsOfWords } from '../sql/stems.ts';

/**
 * Looks up the stems of words, all that are new to this process in one statement. They follow from dictionaries and not from rows, so that
 * a replica says the same.
 */
export type LoadStems = (db: ReadDb, words: readonly Word[]) => Promise<StemsOf>;

const cached = 30_000;
const unknown: Stems = { en: [], fr: [], hi: [] };

export function createStems(): LoadStems {
  const cache = new LRUCache<string, Stems>({ max: cached });
  return async (db, words) => {
    const spellings = new Set(words.flatMap(({ written, folded }) => [written, folded]));
    const known = new Map<string, Stems>();
    const missing: string[] = [];
    for (const spelling of spellings) {
      const stems = cache.get(spelling);
      if (stems) known.set(spelling, stems);
      else missing.push(spelling);
    }
    for (const [spelling, stems] of await stemsOfWords(db, missing)) {
      cache.set(spelling, stems);
      known.set(spelling, stems);
    }
    return (spelling) => known.get(spelling) ?? unknown;
  };
}
