import { z } from 'zod';
import { languages } from '../../primitives/countries.ts';
import { mostInFourBytes, text, wholeList } from '../../primitives/fields.ts';
import { announcementLimits } from './limits.ts';

/** Countries that are meant; none for all of them. */
export const countryList = wholeList(
  announcementLimits.countries,
  z.int('numbers').min(1).max(mostInFourBytes),
).default([]);

/** Languages that are meant, comma-separated or a JSON array; none for all of them. */
export const languageList = z
  .union([z.string().max(20), z.array(z.string().max(20))])
  .transform((value) => (typeof value === 'string' ? value.split(',').filter((each) => each !== '') : value))
  .pipe(z.array(z.enum(languages)).max(languages.length))
  .default([]);

/** The same words in three languages, each of which may still be missing. */
export const wordsIn = (title: number, words: number) => ({
  title_en: text(title).trim().default(''),
  title_fr: text(title).trim().default(''),
  title_hi: text(title).trim().default(''),
  text_en: text(words).trim().default(''),
  text_fr: text(words).trim().default(''),
  text_hi: text(words).trim().default(''),
});

/** How all of the operators' reading calls are declared. */
export const reading = {
  method: 'GET',
  envelope: 'v5',
  access: 'operator',
  proof: 'none',
  source: 'docs/features/announcements.md',
} as const;

/** How their writing ones are, beside whether they ask for a recent proof. */
export const writing = {
  method: 'POST',
  envelope: 'v5',
  access: 'operator',
  source: 'docs/features/announcements.md',
  writes: true,
  idempotent: true,
  limit: 'write',
  form: true,
  showsRefusal: true,
} as const;
