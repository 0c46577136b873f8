import { useLocale } from '../../router/locale.ts';
import { useT } from '../../texts/texts.tsx';
import type { Told } from './queries.ts';

/** A figure as it is shown: a number, "under 5", or a dash where nothing was counted. */
export function useTold(): (told: Told | undefined) => string {
  const t = useT();
  const { language } = useLocale();
  return (told) => {
    if (told?.value !== null && told?.value !== undefined) return told.value.toLocaleString(language);
    return told && told.under > 0 ? t('statistics.under', { under: told.under }) : '–';
  };
}

/** Two figures as a share of the second, where both are told. */
export const shareOf = (part: Told | undefined, whole: Told | undefined): number | null =>
  typeof part?.value === 'number' && whole?.value ? part.value / whole.value : null;
