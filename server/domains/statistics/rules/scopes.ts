import { countries, type Language, languages } from '../../../../contract/primitives/countries.ts';

/** Whose figures: of a country, or where that is 0 of all who read a language, or of all. */
export interface Scope {
  countryFid: number;
  language: Language | '';
}

/** How a scope is called among others. */
export const scopeKey = ({ countryFid, language }: Scope): string => `${countryFid}${language}`;

export const allScope: Scope = { countryFid: 0, language: '' };
export const languageScope = (language: Language): Scope => ({ countryFid: 0, language });
export const countryScope = (countryFid: number): Scope => ({ countryFid, language: '' });

/** The countries whose pages are in each language. */
const countriesOf = (language: Language): number[] =>
  countries.filter((country) => country.language === language).map(({ fid }) => fid);

/** A figure that is the sum of others, by the keys of their scopes. */
export interface Sum {
  whole: string;
  parts: readonly string[];
}

/** What stands for those of all who are of no country of ours; it is shown to nobody. */
export const elsewhere = 'elsewhere';

/** Which scopes are the sum of which: whoever knows all but one of a line knows the last. */
export const sums: readonly Sum[] = [
  {
    whole: scopeKey(allScope),
    parts: [elsewhere, ...languages.map((language) => scopeKey(languageScope(language)))],
  },
  ...languages.map((language) => ({
    whole: scopeKey(languageScope(language)),
    parts: countriesOf(language).map((fid) => scopeKey(countryScope(fid))),
  })),
];
