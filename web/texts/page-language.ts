import { type Language, languages } from '../../contract/primitives/countries.ts';

/** The language of the page that stands in this browser: its locale's, never the reader's choice elsewhere. */
export const pageLanguage = (): Language => languages.find((known) => known === document.documentElement.lang) ?? 'en';
