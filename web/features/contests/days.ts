import { writtenAs } from '../../lib/written-day.ts';
import { useLocale } from '../../router/locale.ts';
import { useRootData } from '../../session/root-data.ts';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A day as a contest says it: short in its row of dates, with its weekday in a sentence, and with the hour where it ends. */
export function useContestDays(): {
  short: (at: number) => string;
  long: (at: number) => string;
  month: (at: number) => string;
  hour: (at: number) => string;
  moment: (at: number) => string;
} {
  const { zone } = useRootData();
  const { language } = useLocale();
  return {
    short: (at) => writtenAs(at, zone, language, { day: 'numeric', month: 'short' }),
    long: (at) => writtenAs(at, zone, language, { weekday: 'long', day: 'numeric', month: 'long' }),
    hour: (at) => writtenAs(at, zone, language, clock),
    moment: (at) => writtenAs(at, zone, language, { weekday: 'long', day: 'numeric', month: 'long', ...clock }),
    month: (at) => writtenAs(at, zone, language, { month: 'long', year: 'numeric' }),
  };
}
