import { useEffect, useRef } from 'react';
import { pollLimits } from '../../../../../contract/domains/threads/kinds/poll/limits.ts';
import { Button } from '../../../../design/Button.tsx';
import { Select } from '../../../../design/choices.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { OptionField } from './OptionField.tsx';
import { emptyOption, filled, type OptionDraft, type PollDraft } from './poll-compose.ts';

const { optionsMin, optionsMax } = pollLimits;
/** Days that are offered; a poll may run any number from 1 to 30. */
const offeredDays = [1, 3, 7, 14, 30];

interface PollFieldsProps {
  draft: PollDraft;
  onChange: (change: (draft: PollDraft) => PollDraft) => void;
}

/** The options of a poll that is being written, and how it runs. */
export function PollFields({ draft, onChange }: PollFieldsProps) {
  const t = useT();
  const { options } = draft;
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef(false);
  const change = (key: string, to: (option: OptionDraft) => OptionDraft) =>
    onChange((now) => ({ ...now, options: now.options.map((each) => (each.key === key ? to(each) : each)) }));
  const add = () => {
    wanted.current = true;
    onChange((now) => ({ ...now, options: [...now.options, emptyOption()] }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever adds an option goes on typing in it
  useEffect(() => {
    if (wanted.current)
      [...(list.current?.querySelectorAll<HTMLInputElement>('input:not([type])') ?? [])].at(-1)?.focus();
    wanted.current = false;
  }, [options.length]);
  return (
    <div className="flex flex-col gap-3.5 py-3.5">
      <fieldset ref={list} className="flex flex-col gap-2">
        <legend className="sr-only">{t('threads.poll.options')}</legend>
        {options.map((option, at) => (
          <OptionField
            key={option.key}
            option={option}
            number={at + 1}
            onChange={(to) => change(option.key, to)}
            onRemove={
              options.length > optionsMin
                ? () => onChange((now) => ({ ...now, options: now.options.filter(({ key }) => key !== option.key) }))
                : undefined
            }
          />
        ))}
        {options.length < optionsMax && (
          <Button kind="text" icon="plus" className="self-start" onClick={add}>
            {t('threads.poll.addOption')}
          </Button>
        )}
      </fieldset>
      <RunFields draft={draft} onChange={onChange} />
      <p className="hint">{t('threads.poll.hint')}</p>
    </div>
  );
}

/** How many may be chosen, and for how long it runs. */
function RunFields({ draft, onChange }: PollFieldsProps) {
  const t = useT();
  const { maxChoices, days } = draft;
  const mostChoices = Math.max(1, filled(draft).length);
  const choices = Array.from({ length: Math.max(mostChoices, maxChoices) }, (_, at) => at + 1);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={t('threads.poll.people')}
        value={maxChoices}
        onChange={(event) => onChange((now) => ({ ...now, maxChoices: Number(event.target.value) }))}
      >
        {choices.map((max) => (
          <option key={max} value={max}>
            {t('threads.poll.upTo', { max })}
          </option>
        ))}
      </Select>
      <Select
        label={t('threads.poll.closes')}
        value={days}
        onChange={(event) => onChange((now) => ({ ...now, days: Number(event.target.value) }))}
      >
        {[...new Set([...offeredDays, days])]
          .sort((a, b) => a - b)
          .map((each) => (
            <option key={each} value={each}>
              {t('threads.poll.inDays', { days: each })}
            </option>
          ))}
      </Select>
    </div>
  );
}
