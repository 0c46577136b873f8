import { isDuration } from '../../../contract/domains/operators/spans.ts';

/** Units that every browser knows the words of. */
const known: Readonly<Record<string, string>> = { years: 'year', days: 'day' };

const partsOf = (language: string, value: number, unit: string): Intl.NumberFormatPart[] =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(value);

/** The word beside a figure, "days", where it is one that browsers know. */
export const wordOf = (language: string, value: number, unit: string): string | undefined =>
  partsOf(language, value, known[unit] ?? unit).find((part) => part.type === 'unit')?.value;

/** Whether `wordOf` knows what a figure counts. */
export const isKnown = (unit: string): boolean => unit in known || isDuration(unit);
