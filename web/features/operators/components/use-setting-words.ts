import { durations, longestOf } from '../../../../contract/domains/operators/spans.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { type Schema, summaryOf, wordsIn } from '../setting-form.ts';
import { isKnown, wordOf } from '../setting-units.ts';

/** The word beside a figure: "days", "tries", "XGold"; none where a figure is all that there is. */
export function useUnitWord(): (value: number, unit: string | undefined) => string {
  const t = useT();
  const { language } = useLocale();
  return (value, unit) => {
    if (unit === undefined) return '';
    return (isKnown(unit) && wordOf(language, value, unit)) || t(`operators.unit.${unit}`, { count: value });
  };
}

/** A figure with what it counts, as people say it: "30 days". */
export function useFigure(): (value: number, unit: string | undefined) => string {
  const { language } = useLocale();
  const word = useUnitWord();
  return (value, unit) => {
    const span = unit === 'seconds' ? longestOf(value) : undefined;
    const count = span ? value / durations[span] : value;
    return [count.toLocaleString(language), word(count, span ?? unit)].filter(Boolean).join(' ');
  };
}

/** A setting's value in a line, by the names that its form gives to the fields. */
export function useSummary(): (schema: Schema, value: unknown) => string {
  const t = useT();
  const figure = useFigure();
  return (schema, value) => {
    const named = wordsIn(schema);
    return summaryOf(schema, value, {
      yes: t('operators.yes'),
      no: t('operators.no'),
      field: (name) => named.get(name) ?? name,
      choice: (name) => named.get(name) ?? name,
      labelled: (label, each) => t('operators.labelled', { label, value: each }),
      figure,
    });
  };
}
