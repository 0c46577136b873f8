import type { Language } from '../../../../contract/primitives/countries.ts';
import { hindiStops } from './hindi-stops.ts';
import { folded, type Word } from './words.ts';

/** The stems of a word in each language; none where it is a stop word of that language. */
export type Stems = Readonly<Record<Language, readonly string[]>>;
export type StemsOf = (word: string) => Stems;

/** The greatest place that a tsvector has, and the places of one lexeme. */
const lastPlace = 16_383;
const mostPlaces = 4;

/** A text of a post with how much a word of it counts: A in a subject, D in a message. */
export interface Part {
  words: readonly Word[];
  weight: 'A' | 'D';
}

/** What a word is found by in a language; nothing where it is a stop word. */
export function lexemesOf(word: Word, language: Language, stemsOf: StemsOf): string[] {
  if (language === 'hi' && hindiStops.has(word.folded)) return [];
  const stems = [stemsOf(word.written)[language], stemsOf(word.folded)[language]];
  if (stems.some((each) => each.length === 0)) return [];
  return [...new Set([word.folded, ...stems.flat().map(folded), ...word.also])];
}

const lexeme = (text: string): string => `'${text}'`;

/** A tsvector as PostgreSQL reads it. Words are letters and digits, so that nothing has to be escaped. */
export function vectorText(
  parts: readonly Part[],
  marks: readonly string[],
  language: Language,
  stemsOf: StemsOf,
): string {
  const places = new Map<string, string[]>();
  let before = 0;
  for (const { words, weight } of parts) {
    for (const word of words) {
      const place = `${Math.min(before + word.at, lastPlace)}${weight}`;
      for (const each of new Set([...lexemesOf(word, language, stemsOf), ...word.also, ...word.parts])) {
        const known = places.get(each);
        if (!known) places.set(each, [place]);
        else if (known.length < mostPlaces) known.push(place);
      }
    }
    before += words.at(-1)?.at ?? 0;
  }
  const found = [...places].map(([text, at]) => `${lexeme(text)}:${at.join()}`);
  return [...found, ...marks.map(lexeme)].join(' ');
}

/** Marks as a tsvector without places. */
export const marksText = (marks: readonly string[]): string => marks.map(lexeme).join(' ');

/** One of several lexemes, as a tsquery has it. */
const oneOf = (lexemes: readonly string[]): string => `(${lexemes.map(lexeme).join(' | ')})`;

/** Conditions, each of which is one of several lexemes. */
export const queryTexts = (conditions: readonly (readonly string[])[]): string[] => conditions.map(oneOf);

/** All of them in one. */
export const queryText = (conditions: readonly (readonly string[])[]): string => queryTexts(conditions).join(' & ');
