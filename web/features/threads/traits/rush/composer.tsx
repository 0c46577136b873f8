import { useState } from 'react';
import { rushLimits } from '../../../../../contract/domains/threads/traits/rush/limits.ts';
import { wholeTyped } from '../../../../../contract/primitives/figures.ts';
import { TextInput } from '../../../../design/fields.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { ComposerPartProps, ComposerTrait } from '../trait.ts';
import { floorsIn } from './floors-in.ts';

interface Held {
  /** Every so many replies one wins; 0 for none. */
  rushEvery: number;
  /** Numbers of replies that win, as they were typed. */
  rushFloors: string;
}

/** Which of the replies win. */
function Rush({ held, change }: ComposerPartProps<Held>) {
  const t = useT();
  const [chosen] = useState(held.rushEvery > 0 || held.rushFloors !== '');
  return (
    <details open={chosen || undefined} className="group py-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-md">
        <span className="flex-1">{t('threads.rush.title')}</span>
        <Icon name="chevron-down" size="s" className="text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 pt-1">
        <TextInput
          label={t('threads.rush.every')}
          hint={t('threads.rush.everyHint')}
          inputMode="numeric"
          autoComplete="off"
          value={held.rushEvery || ''}
          onChange={({ target }) => change({ rushEvery: everyOf(target.value) })}
        />
        <TextInput
          label={t('threads.rush.floors')}
          hint={t('threads.rush.floorsHint')}
          inputMode="numeric"
          maxLength={rushLimits.floors * 8}
          value={held.rushFloors}
          onChange={({ target }) => change({ rushFloors: target.value })}
        />
      </div>
    </details>
  );
}

const everyOf = (typed: string): number => Math.min(rushLimits.everyMax, Math.max(0, wholeTyped(typed) ?? 0));

export const rushComposer: ComposerTrait<Held> = {
  order: 7,
  begin: { rushEvery: 0, rushFloors: '' },
  read: ({ rushresult }) => ({
    rushEvery: rushresult?.every ?? 0,
    rushFloors: rushresult?.floors.join(', ') ?? '',
  }),
  sent: ({ rushEvery, rushFloors }) => ({ rush_every: rushEvery, rush_floors: floorsIn(rushFloors) }),
  Setting: Rush,
};
