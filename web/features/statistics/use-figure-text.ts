import { useLocale } from '../../router/locale.ts';
import { useT } from '../../texts/texts.tsx';
import type { ShownFigure } from './queries.ts';

/** A figure as it is shown: a number, "under 5", or a dash where nothing was counted. */
export function useFigureText(): (figure: ShownFigure | undefined) => string {
  const t = useT();
  const { language } = useLocale();
  return (figure) => {
    if (figure?.value !== null && figure?.value !== undefined) return figure.value.toLocaleString(language);
    return figure && figure.under > 0 ? t('statistics.under', { under: figure.under }) : '–';
  };
}

/** Two figures as a share of the second, where both are shown. */
export const shareOf = (part: ShownFigure | undefined, whole: ShownFigure | undefined): number | null =>
  typeof part?.value === 'number' && whole?.value ? part.value / whole.value : null;
