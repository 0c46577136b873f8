import { aheadAt } from '../../../contract/primitives/zones.ts';
import { writtenDay } from '../../lib/written-day.ts';
import { useLocale } from '../../router/locale.ts';
import { useRootData } from '../../session/root-data.ts';

/** A moment as readers read it, by the country's clock and alike on server and browser: 29 November 2026, 04:00. */
export function useWhen(): (at: number) => string {
  const { zone } = useRootData();
  const { language } = useLocale();
  return (at) => {
    const clock = new Date((at + aheadAt(at, zone)) * 1000).toISOString().slice('yyyy-mm-ddT'.length);
    return `${writtenDay(at, zone, language)}, ${clock.slice(0, 'hh:mm'.length)}`;
  };
}
