import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import { languages } from '../../../../contract/primitives/countries.ts';
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

/**
 * A query by its words, in any of the languages: who asks may write in another than the page's. A word that says
 * nothing in some language isn't insisted on, unless there is no other.
 */
export function queryOf(words: readonly Word[], stemsOf: StemsOf): Query {
  const each = words.map((word) => languages.map((language) => lexemesOf(word, language, stemsOf)));
  const saying = each.filter((byLanguage) => byLanguage.every((lexemes) => lexemes.length > 0));
  const conditions = (saying.length > 0 ? saying : each).map((byLanguage) => [...new Set(byLanguage.flat())]);
  return { words, conditions: conditions.filter((lexemes) => lexemes.length > 0) };
}

/** Characters that an ending may have behind a stem. */
const longestEnding = 4;
const shortestStem = 3;

/** Whether a word of a text is one of those that were searched for, or another form of one. */
export function finds({ words, conditions }: Query): (word: string) => boolean {
  const exact = new Set(words.map(({ folded }) => folded));
  const stems = conditions.flat().filter((lexeme) => lexeme.length >= shortestStem);
  return (word) =>
    exact.has(word) || stems.some((stem) => word.startsWith(stem) && word.length - stem.length <= longestEnding);
}

/** How a query is counted: its words in one spelling. */
export const queryKey = (words: readonly Word[]): string => words.map(({ folded }) => folded).join(' ');
