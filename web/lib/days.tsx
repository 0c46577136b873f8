import { useRootData } from '../session/root-data.ts';
import { useLocale } from './locale.ts';
import { dateOf, unbroken } from './time.ts';
import { writtenDay } from './written-day.ts';

/** The day of a moment, also of one that lies ahead, as server and browser write it alike. */
export function useDay(): (at: number) => string {
  const { zone } = useRootData();
  return (at) => unbroken(dateOf(at, zone));
}

/** The same in a sentence of its own: 21 November 2026. */
export function useWrittenDay(): (at: number) => string {
  const { zone } = useRootData();
  const { language } = useLocale();
  return (at) => writtenDay(at, zone, language);
}

export function Day({ at }: { at: number }) {
  const day = useDay();
  return <time dateTime={new Date(at * 1000).toISOString()}>{day(at)}</time>;
}

export function WrittenDay({ at }: { at: number }) {
  const day = useWrittenDay();
  return <time dateTime={new Date(at * 1000).toISOString()}>{day(at)}</time>;
}
