import { type Country, countryOfCode, type Language, languageRoutes } from '../../contract/primitives/countries.ts';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', hi: 'हिन्दी' };

/** The locale that a language is read in: English in global, French in ma, Hindi in in (R-MSC-016). */
export const localeOfLanguage = (language: Language): Country => countryOfCode(languageRoutes[language])!;
