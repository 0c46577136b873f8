import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import { languages } from '../../../../contract/primitives/countries.ts';
import { nameForm } from './name-form.ts';
import { lexemesOf, type StemsOf } from './vector.ts';
import { type Word, wordsOf } from './words.ts';

/** What somebody searches for. */
export interface Query {
  words: readonly Word[];
  /** What each word is found by: a post has one of each. */
  conditions: readonly (readonly string[])[];
}

/** Words of a query, bounded. */
export const queryWords = (q: string): Word[] => wordsOf(q, searchLimits.words);

/** What the words of a query are found by, each; nothing where a word says nothing in some language. */
export function lexemesByWord(words: readonly Word[], stemsOf: StemsOf): string[][] {
  const each = words.map((word) => languages.map((language) => lexemesOf(word, language, stemsOf)));
  const isSaying = (at: number): boolean => each[at]?.every((lexemes) => lexemes.length > 0) ?? false;
  const together = (at: number): string[] => (isSaying(at) && isSaying(at + 1) ? [asOne(words, at)] : []);
  return each.map((lexemes, at) =>
    isSaying(at) ? [...new Set([...lexemes.flat(), ...together(at - 1), ...together(at)])] : [],
  );
}

/** A word and the next, written as one. */
const asOne = (words: readonly Word[], at: number): string => `${words[at]!.folded}${words[at + 1]!.folded}`;

/** Each word as it is written, by itself and as one with a neighbour. */
export const spellingsOf = (words: readonly Word[]): string[][] =>
  words.map(({ folded, also }, at) => [
    ...new Set([
      ...[folded, ...also],
      ...(at > 0 ? [asOne(words, at - 1)] : []),
      ...(at + 1 < words.length ? [asOne(words, at)] : []),
    ]),
  ]);

/**
 * A query by its words, in any of the languages: who asks may write in another than the page's. A word that says
 * nothing in some language isn't insisted on, unless there is no other. Neighbours are found written as one, too.
 */
export function queryOf(words: readonly Word[], stemsOf: StemsOf): Query {
  const saying = lexemesByWord(words, stemsOf).filter((lexemes) => lexemes.length > 0);
  if (saying.length > 0) return { words, conditions: saying };
  const all = words.map((word) => [...new Set(languages.flatMap((language) => lexemesOf(word, language, stemsOf)))]);
  return { words, conditions: all.filter((lexemes) => lexemes.length > 0) };
}

/** Whether a word of a text is one of those that were searched for. */
export type IsFound = (word: Pick<Word, 'folded' | 'also' | 'parts'>) => boolean;

/** Characters that an ending may have after a stem. */
const longestEnding = 4;
const shortestStem = 3;
/** Folding may make a text longer than it was typed. */
const longestKey = searchLimits.queryMax * 2;

/** Whether a word of a text is one of those that were searched for, or another form of one. */
export function finds({ words, conditions }: Query): IsFound {
  const lexemes = conditions.flat();
  const exact = new Set([...words.map(({ folded }) => folded), ...lexemes]);
  const stems = lexemes.filter((lexeme) => lexeme.length >= shortestStem);
  return ({ folded, also, parts }) =>
    [folded, ...also, ...parts].some((each) => exact.has(each)) ||
    stems.some((stem) => folded.startsWith(stem) && folded.length - stem.length <= longestEnding);
}

/** How a query is counted: in one spelling. */
export const queryKey = (q: string): string => nameForm(q).slice(0, longestKey);
