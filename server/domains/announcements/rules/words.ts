import { countryOfFid, type Language, languages } from '../../../../contract/primitives/countries.ts';

/** Words in three languages, some of which may be missing. */
export type Words = { [F in 'title' | 'text' as `${F}_${Language}`]: string };

/** Who reads them: countries and languages, none for all of them; and whether English is enough for all. */
export interface Readers {
  countries: readonly number[];
  languages: readonly Language[];
  english_will_do: boolean;
}

/** The languages in which readers of these countries and languages read. */
export function languagesRead({ countries, languages: chosen }: Omit<Readers, 'english_will_do'>): Language[] {
  const spoken = new Set(countries.flatMap((fid) => countryOfFid(fid)?.language ?? []));
  return languages.filter(
    (each) => (countries.length === 0 || spoken.has(each)) && (chosen.length === 0 || chosen.includes(each)),
  );
}

/** The words are whole in a language: a title, and a text wherever there is one in any. */
const isWhole = (words: Words, language: Language): boolean =>
  words[`title_${language}`] !== '' &&
  (words[`text_${language}`] !== '' || languages.every((each) => words[`text_${each}`] === ''));

/** Languages of its readers in which something is missing; none where English is to do and is there. */
export const missingIn = (of: Words & Readers): Language[] =>
  (of.english_will_do ? (['en'] as const) : languagesRead(of)).filter((language) => !isWhole(of, language));

export const hasNoWords = (words: Words): boolean => languages.every((language) => words[`title_${language}`] === '');

/** The words for a reader: in their language, else in English, else in the first there is. */
export function wordsFor(words: Words, locale: Language): { lang: Language; title: string; text: string } {
  const lang = [locale, 'en' as const, ...languages].find((each) => words[`title_${each}`] !== '') ?? locale;
  return { lang, title: words[`title_${lang}`], text: words[`text_${lang}`] };
}

const ownNames: Record<Language, string> = { en: 'English', fr: 'Français', hi: 'हिन्दी' };

/** Languages by their own names, as the operator's page has them. */
export const namesOf = (missing: readonly Language[]): string => missing.map((each) => ownNames[each]).join(', ');
