import { writtenDay } from '../lib/written-day.ts';
import { useLocale } from '../router/locale.ts';
import { useRootData } from '../session/root-data.ts';

/** The day of a moment in words, also of one that lies ahead, as server and browser write it alike: 21 November 2026. */
export function useDay(): (at: number) => string {
  const { zone } = useRootData();
  const { language } = useLocale();
  return (at) => writtenDay(at, zone, language);
}

/** The same of a day that is one in every zone, written `yyyy-mm-dd`. */
export function useCivilDay(): (day: string) => string {
  const { language } = useLocale();
  return (day) => writtenDay(Date.parse(day) / 1000, [], language);
}

export function Day({ at }: { at: number }) {
  const day = useDay();
  return <time dateTime={new Date(at * 1000).toISOString()}>{day(at)}</time>;
}
