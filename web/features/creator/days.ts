import type { Language } from '../../../contract/primitives/countries.ts';
import { writtenAs } from '../../lib/written-day.ts';
import { useLocale } from '../../router/locale.ts';
import { useRootData } from '../../session/root-data.ts';

const daySeconds = 86_400;
const noonHours = 12 * 3600;

/** A day, written `yyyy-mm-dd`, so many days later. */
export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * daySeconds * 1000).toISOString().slice(0, 10);

/** Until noon the newest day is the one before yesterday (R-CRT-014): the next one comes within half a day. */
export const isBeforeNoon = (nextAt: number, now: number): boolean => nextAt - now <= noonHours;

/** What came with being a creator is new for a week. */
export const isNew = (since: number, now: number): boolean => since > 0 && now - since < 7 * daySeconds;

/** The last day of a month, `yyyy-mm`. */
export const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const shapes = {
  /** Thursday. */
  weekday: { weekday: 'long' },
  /** Thursday, 26 November. */
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 26 Nov. */
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day that is one in every zone, `yyyy-mm-dd`, in one of these shapes. */
export const dayIn = (shape: keyof typeof shapes, day: string, language: Language): string =>
  writtenAs(Date.parse(day) / 1000, [], language, shapes[shape]);

/** The same in the page's language. */
export function useDayIn(): (shape: keyof typeof shapes, day: string) => string {
  const { language } = useLocale();
  return (shape, day) => dayIn(shape, day, language);
}

/** The middle of a month, `yyyy-mm`: a moment of its year in every zone. */
export const middleOf = (month: string): number => Date.parse(`${month}-15`) / 1000;

/** The day of a moment, with its year only where that isn't the one of a moment that is near now: 2 November. */
export function useDayNear(): (at: number, near: number) => string {
  const { zone } = useRootData();
  const { language } = useLocale();
  const yearOf = (at: number): string => writtenAs(at, zone, language, { year: 'numeric' });
  return (at, near) => {
    const year = yearOf(at) === yearOf(near) ? {} : ({ year: 'numeric' } as const);
    return writtenAs(at, zone, language, { day: 'numeric', month: 'long', ...year });
  };
}

/** A month that the contract writes `yyyy-mm`, by its name alone: November. */
export function useMonthName(): (month: string) => string {
  const { language } = useLocale();
  return (month) => writtenAs(Date.parse(`${month}-01`) / 1000, [], language, { month: 'long' });
}

/** A figure in full, by the page's language. */
export function useFigure(): (count: number) => string {
  const { language } = useLocale();
  return (count) => count.toLocaleString(language);
}
