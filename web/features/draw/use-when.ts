import { clockOf } from '../../lib/time.ts';
import { writtenAs } from '../../lib/written-day.ts';
import { useLocale } from '../../router/locale.ts';
import { useRootData } from '../../session/root-data.ts';

/** A moment of a draw as a sentence says it, by the country's clock: Friday 27 November, 18:00. */
export function useWhen(): (at: number) => string {
  const { zone } = useRootData();
  const { language } = useLocale();
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return (at) => `${writtenAs(at, zone, language, day)}, ${clockOf(at, zone)}`;
}
