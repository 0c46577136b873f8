import type { Language } from '../../contract/primitives/countries.ts';
import { aheadAt, type ZoneOffset } from '../../contract/primitives/zones.ts';

const written: Record<Language, string> = { en: 'en-GB', fr: 'fr', hi: 'hi' };

/** The day of a moment as a sentence says it: 21 November 2026. */
export const writtenDay = (at: number, offsets: readonly ZoneOffset[], language: Language): string =>
  new Intl.DateTimeFormat(written[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date((at + aheadAt(at, offsets)) * 1000),
  );

/** A moment in other shapes, as one of this place's days: `{ weekday: 'long' }` for Friday. */
export const writtenAs = (
  at: number,
  offsets: readonly ZoneOffset[],
  language: Language,
  shape: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(written[language], { ...shape, timeZone: 'UTC' }).format(
    new Date((at + aheadAt(at, offsets)) * 1000),
  );

/** A month that the contract writes as `yyyy-mm`: November 2026. */
export const writtenMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(written[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
