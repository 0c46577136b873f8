import { useState } from 'react';
import { rushLimits } from '../../../../contract/domains/threads/traits/rush/limits.ts';
import { wholeTyped } from '../../../../contract/primitives/figures.ts';
import { Select, Switch } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { type ComposeStore, useComposed } from './compose-store.ts';
import { emptyHidden, type Traits } from './traits.ts';

interface TraitChoicesProps {
  store: ComposeStore;
  /** Replies have come: who sees them stays as it is. */
  begun: boolean;
  /** Somebody has paid for the hidden part: it stays. */
  sold: boolean;
}

/** Who reads a thread and its replies, and which of these win. */
export function TraitChoices({ store, begun, sold }: TraitChoicesProps) {
  const t = useT();
  const traits = useComposed(store, (state) => state.traits);
  const set = (fields: Partial<Traits>) => store.dispatch({ kind: 'traits', traits: fields });
  return (
    <div className="divide-y divide-line border-t border-line">
      <div className="py-1.5">
        <Switch
          icon="lock"
          checked={traits.hidden !== null}
          disabled={sold}
          hint={t('threads.hiddenPart.addHint')}
          onChange={({ target }) => set({ hidden: target.checked ? emptyHidden : null })}
        >
          {t('threads.hiddenPart.title')}
        </Switch>
      </div>
      <div className="py-1.5">
        <Switch
          icon="message-square-lock"
          checked={traits.onlyISee}
          disabled={begun}
          hint={t(begun ? 'threads.onlyISeeFixed' : 'threads.onlyISeeHint')}
          onChange={({ target }) => set({ onlyISee: target.checked })}
        >
          {t('threads.onlyISee')}
        </Switch>
      </div>
      <div className="flex flex-col gap-3 py-3">
        <Readers readperm={traits.readperm} onChoose={(readperm) => set({ readperm })} />
        <Rush traits={traits} onChange={set} />
      </div>
    </div>
  );
}

const stepsOfLevel = 10;
const [firstLevelGroup, lastLevelGroup] = [10, 19];

/** Levels that the writer has: nobody asks for more than their own. An office has all of them. */
function ownLevels(groupid: number): number[] {
  const own =
    groupid >= firstLevelGroup ? Math.min(groupid, lastLevelGroup) - firstLevelGroup + 1 : groupid <= 3 ? 10 : 1;
  return Array.from({ length: own }, (_, at) => at + 1);
}

function Readers({ readperm, onChoose }: { readperm: number; onChoose: (readperm: number) => void }) {
  const t = useT();
  const offered = ownLevels(useSession()?.groupid ?? 0).map((level) => level * stepsOfLevel);
  const all = [...new Set([...offered, readperm])].filter((each) => each > 0).sort((a, b) => a - b);
  const nameOf = (each: number) =>
    each === stepsOfLevel ? t('threads.readers.members') : t('threads.readers.level', { level: Math.ceil(each / 10) });
  return (
    <Select
      label={t('threads.readers.title')}
      value={readperm}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      <option value={0}>{t('threads.readers.all')}</option>
      {all.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </Select>
  );
}

function Rush({ traits, onChange }: { traits: Traits; onChange: (fields: Partial<Traits>) => void }) {
  const t = useT();
  const [chosen] = useState(traits.rushEvery > 0 || traits.rushFloors !== '');
  return (
    <details open={chosen || undefined} className="group">
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
          value={traits.rushEvery || ''}
          onChange={({ target }) => onChange({ rushEvery: everyOf(target.value) })}
        />
        <TextInput
          label={t('threads.rush.floors')}
          hint={t('threads.rush.floorsHint')}
          inputMode="numeric"
          maxLength={rushLimits.floors * 8}
          value={traits.rushFloors}
          onChange={({ target }) => onChange({ rushFloors: target.value })}
        />
      </div>
    </details>
  );
}

const everyOf = (typed: string): number => Math.min(rushLimits.everyMax, Math.max(0, wholeTyped(typed) ?? 0));
