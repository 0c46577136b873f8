import { type Duration, durations, isDuration } from '../../../../contract/domains/operators/spans.ts';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useLocale } from '../../../router/locale.ts';
import { type Translate, useT } from '../../../texts/texts.tsx';
import { type Draft, figureOf, partsOf, type Schema } from '../setting-form.ts';
import { wordOf } from '../setting-units.ts';
import { useFigure, useUnitWord } from './use-setting-words.ts';

interface FigureInputProps {
  schema: Schema;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Ties it to its label and to what is said of it. */
  tie: { id?: string; 'aria-label'?: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
}

/** A figure and what it counts; a span of time is given in whatever unit suits it. */
export function FigureInput({ schema, draft, onChange, tie }: FigureInputProps) {
  const word = useUnitWord();
  const span = typeof draft === 'object' ? partsOf(draft) : undefined;
  const figure = String(span ? span.figure : draft);
  const unit = isDuration(span?.unit) ? span.unit : 'second';
  const change = (typed: string) => onChange(span ? { ...span, figure: typed } : typed);
  const says = span ? '' : word(Number(figureOf(figure)) || 0, schema.unit);
  return (
    <span className="flex items-center gap-1">
      <span className="input w-30">
        <EarlyInput
          {...tie}
          inputMode="decimal"
          autoComplete="off"
          value={figure}
          onChange={(event) => change(event.target.value)}
        />
      </span>
      {span ? (
        <UnitChoice figure={figure} unit={unit} onChange={(chosen) => onChange({ ...span, unit: chosen })} />
      ) : (
        says && <span className={`${unitLook} px-3`}>{says}</span>
      )}
    </span>
  );
}

const unitLook = 'flex min-h-12 items-center rounded-leaf-sm bg-sunken text-sm text-ink-2';

interface UnitChoiceProps {
  figure: string;
  unit: Duration;
  onChange: (unit: Duration) => void;
}

function UnitChoice({ figure, unit, onChange }: UnitChoiceProps) {
  const t = useT();
  const { language } = useLocale();
  return (
    <span className={`${unitLook} relative`}>
      <select
        className="min-h-12 appearance-none bg-transparent ps-3 pe-8"
        aria-label={t('operators.unit')}
        value={unit}
        onChange={(event) => isDuration(event.target.value) && onChange(event.target.value)}
      >
        {Object.keys(durations).map((each) => (
          <option key={each} value={each}>
            {wordOf(language, Number(figureOf(figure)) || 0, each)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="s" className="pointer-events-none absolute end-2" />
    </span>
  );
}

/** What a figure may be, said in its own units. */
export function useRange(): (schema: Schema) => string | undefined {
  const t: Translate = useT();
  const figure = useFigure();
  return ({ minimum, maximum, unit }) => {
    if (minimum === undefined || maximum === undefined) return undefined;
    return t('operators.range', { minimum: figure(minimum, unit), maximum: figure(maximum, unit) });
  };
}
