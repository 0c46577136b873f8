import { writtenAs } from '../../lib/written-day.ts';
import { useLocale } from '../../router/locale.ts';
import { useRootData } from '../../session/root-data.ts';

const dayOfYear = { day: 'numeric', month: 'long' } as const;

/** The day of a medal in words, with its year where that is another one than `year`. */
export function useMedalDay(year: number): (at: number) => string {
  const { zone } = useRootData();
  const { language } = useLocale();
  return (at) => {
    const own = Number(writtenAs(at, zone, 'en', { year: 'numeric' }));
    return writtenAs(at, zone, language, own === year ? dayOfYear : { ...dayOfYear, year: 'numeric' });
  };
}
