import { writtenAs } from '../../lib/written-day.ts';
import { useLocale } from '../../router/locale.ts';
import { useRootData } from '../../session/root-data.ts';

const shape = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** How an end is written: 30 November at 18:52, by the locale's clock. */
export function useUntil(): (at: number) => string {
  const { language } = useLocale();
  const { zone } = useRootData();
  return (at) => writtenAs(at, zone, language, shape);
}
