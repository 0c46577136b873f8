import type { Language } from '../../../contract/primitives/countries.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { type Writer, writer } from './grammar.ts';
import { hindi } from './hindi.ts';

/** One writer a language. */
export const writers: Readonly<Record<Language, Writer>> = {
  en: writer(english),
  fr: writer(french),
  hi: writer(hindi),
};
