import { useId } from 'react';
import {
  type HiddenWay,
  hiddenLimits,
  hiddenWays,
} from '../../../../../contract/domains/threads/traits/hidden/limits.ts';
import { wholeTyped } from '../../../../../contract/primitives/figures.ts';
import { IconButton } from '../../../../design/Button.tsx';
import { Select } from '../../../../design/choices.tsx';
import { FieldError, TextInput } from '../../../../design/fields.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { ComposerPartProps } from '../trait.ts';

/** The part of a thread that only some may read, while it is written. */
export interface HiddenDraft {
  words: string;
  opens: HiddenWay;
  xgold: number;
  level: number;
}

export interface HeldHidden {
  hidden: HiddenDraft | null;
}

/** The part of a thread that only some may read: its words, and who. */
export function ComposeHidden({ edited, held: { hidden }, change, error }: ComposerPartProps<HeldHidden>) {
  const t = useT();
  if (!hidden) return null;
  // Somebody has paid for it: it stays.
  const sold = edited?.hidden_part?.sold === true;
  // Once the thread is out its author may open the part for all.
  const ways = hiddenWays.filter((way) => way !== 'all' || edited !== null);
  const set = (fields: Partial<HiddenDraft> | null) => change({ hidden: fields && { ...hidden, ...fields } });
  return (
    <section className="compose-hidden" aria-label={t('threads.hiddenPart.title')}>
      <div className="flex items-center gap-2">
        <Icon name="lock" className="text-primary-text" />
        <b className="min-w-0 flex-1 text-md">{t('threads.hiddenPart.title')}</b>
        {!sold && <IconButton icon="x" label={t('threads.hiddenPart.remove')} onClick={() => set(null)} />}
      </div>
      <textarea
        className="compose-hidden-words"
        dir="auto"
        value={hidden.words}
        aria-label={t('threads.hiddenPart.text')}
        aria-invalid={error ? true : undefined}
        placeholder={t('threads.hiddenPart.placeholder')}
        onChange={({ target }) => set({ words: target.value })}
      />
      {error && <FieldError>{error}</FieldError>}
      <Ways hidden={hidden} ways={ways} onChoose={set} />
      <p className="text-sm text-ink-2">{t(`threads.hiddenPart.hint.${hidden.opens}`, { ...hidden })}</p>
      {sold && <p className="text-xs text-ink-3">{t('threads.hiddenPart.sold')}</p>}
    </section>
  );
}

interface WaysProps {
  hidden: HiddenDraft;
  ways: readonly HiddenWay[];
  onChoose: (fields: Partial<HiddenDraft>) => void;
}

function Ways({ hidden, ways, onChoose }: WaysProps) {
  const t = useT();
  const group = useId();
  const { opens, xgold, level } = hidden;
  const levels = Array.from({ length: hiddenLimits.levelMax - hiddenLimits.levelMin + 1 }, (_, at) => at + 2);
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('threads.hiddenPart.who')}</legend>
        <div className="segments">
          {ways.map((way) => (
            <label key={way} className="text-center">
              <input
                type="radio"
                className="sr-only"
                name={group}
                checked={way === opens}
                onChange={() => onChoose({ opens: way })}
              />
              {t(`threads.hiddenPart.way.${way}`, { xgold, level })}
            </label>
          ))}
        </div>
      </fieldset>
      {opens === 'xgold' && (
        <TextInput
          label={t('threads.hiddenPart.price')}
          inputMode="numeric"
          autoComplete="off"
          value={xgold || ''}
          onChange={({ target }) => onChoose({ xgold: priceOf(target.value) })}
        />
      )}
      {opens === 'level' && (
        <Select
          label={t('threads.hiddenPart.fromLevel')}
          value={level}
          onChange={({ target }) => onChoose({ level: Number(target.value) })}
        >
          {levels.map((each) => (
            <option key={each} value={each}>
              {t('threads.hiddenPart.way.level', { level: each })}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}

/** What was typed, within what it may cost; 0 while nothing is. */
const priceOf = (typed: string): number => Math.min(hiddenLimits.xgoldMax, Math.max(0, wholeTyped(typed) ?? 0));
