import type { z } from 'zod';
import type { figureShape } from '../../../contract/domains/statistics/shapes.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { type Figure, figureName, figureText } from '../../platform/figure.ts';
import { translate } from '../../platform/texts.ts';
import type { Shown } from './rules/shown.ts';

/** A figure by its name in a language, with some of its parts. */
export const presentFigure = (
  figure: Figure,
  parts: readonly string[],
  locale: Language,
): z.output<typeof figureShape> => ({
  figure: figureName(figure),
  label: translate(locale, figureText(figure)),
  ...{ unit: figure.unit, sums: figure.sums },
  parts: parts.map((part) => ({ part, label: translate(locale, figure.partText?.(part) ?? part) })),
});

/** A figure in a cell of a file, as it is shown on the page. */
export function presentCell(shown: Shown | undefined, locale: Language): string | number {
  if (shown?.value !== null && shown?.value !== undefined) return shown.value;
  return shown && shown.under > 0 ? translate(locale, 'statistics.under', { under: shown.under }) : '';
}
