import { writtenAs } from '../../lib/written-day.ts';
import { useLocale } from '../../router/locale.ts';
import { useRootData } from '../../session/root-data.ts';

/** A day as a contest says it: short in its row of dates, and with its weekday in a sentence. */
export function useContestDays(): {
  short: (at: number) => string;
  long: (at: number) => string;
  month: (at: number) => string;
} {
  const { zone } = useRootData();
  const { language } = useLocale();
  return {
    short: (at) => writtenAs(at, zone, language, { day: 'numeric', month: 'short' }),
    long: (at) => writtenAs(at, zone, language, { weekday: 'long', day: 'numeric', month: 'long' }),
    month: (at) => writtenAs(at, zone, language, { month: 'long', year: 'numeric' }),
  };
}
