import { useState } from 'react';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { isFound } from '../../../lib/found-words.ts';
import { useT } from '../../../texts/texts.tsx';
import { changedParts, type Schema, wordsIn } from '../setting-form.ts';
import { type Change, type Setting, type SettingEdits, useSettingEdits } from '../use-setting-edits.ts';
import { SettingRow } from './SettingRow.tsx';
import { useSummary } from './use-setting-words.ts';

/** Settings under the headings of their domains, in the order in which they came. */
function grouped(list: readonly Setting[]): [string, Setting[]][] {
  const groups = new Map<string, Setting[]>();
  for (const setting of list) groups.set(setting.group, [...(groups.get(setting.group) ?? []), setting]);
  return [...groups];
}

const textsOf = ({ group, label, hint, schema }: Setting): string[] => [
  group,
  label,
  hint,
  ...wordsIn(schema as Schema).values(),
];

/** Every figure that operators set, in groups with a search; changes are gathered, named, and saved together. */
export function SettingsScreen({ list }: { list: readonly Setting[] }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const edits = useSettingEdits(list);
  const found = list.filter((setting) => isFound(textsOf(setting), typed));
  const search = t('operators.settings.search', { count: list.length });
  return (
    <>
      <h1 className="sr-only">{t('operators.nav.settings')}</h1>
      <div className="px-4 sm:px-0">
        <span className="input">
          <Icon name="search" />
          <EarlyInput
            type="search"
            value={typed}
            placeholder={search}
            aria-label={search}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
      </div>
      <p className="px-4 text-sm text-ink-2 sm:px-0">{t('operators.settingsText')}</p>
      <NeedsScript>{t('shell.needsScript')}</NeedsScript>
      {found.length === 0 && (
        <EmptyState title={t('operators.settings.none')} text={t('operators.settings.noneText')} />
      )}
      {grouped(found).map(([group, settings]) => (
        <section key={group} aria-label={group}>
          <h2 className="px-4 py-2 text-sm font-bold text-ink-3 sm:px-5">{group}</h2>
          <ul className="bg-surface sm:rounded-lg sm:border sm:border-line">
            {settings.map((setting) => (
              <SettingRow key={setting.name} setting={setting} edits={edits} />
            ))}
          </ul>
        </section>
      ))}
      {edits.changes.length > 0 && <ChangesBar edits={edits} />}
    </>
  );
}

/** What a change makes of a setting, in a line: of several fields those that are changed. */
function useChangeLine(): (change: Change) => string {
  const t = useT();
  const summary = useSummary();
  return ({ setting, value }) => {
    const schema = setting.schema as Schema;
    const names = wordsIn(schema);
    return changedParts(schema, setting.value, value)
      .map(({ field, schema: part, before, after }) => {
        const words = { before: summary(part, before) || '–', after: summary(part, after) || '–' };
        const line = t('operators.settings.change', words);
        return field === undefined ? line : t('operators.labelled', { label: names.get(field) ?? field, value: line });
      })
      .join(' · ');
  };
}

/** What is changed and not saved yet stays in sight; saving asks why. */
function ChangesBar({ edits }: { edits: SettingEdits }) {
  const t = useT();
  const line = useChangeLine();
  const [asking, setAsking] = useState(false);
  const { changes, undo, act, refused } = edits;
  const [only] = changes;
  const says = t('operators.settings.changes', { count: changes.length });
  const refusedLabel = act.refusal && changes.find(({ setting }) => setting.name === refused)?.setting.label;
  return (
    <section
      aria-label={says}
      className="sticky bottom-0 z-1 flex items-center gap-2 border-t border-line bg-surface px-4 py-2.5 sm:px-5"
    >
      <p className="min-w-0 flex-1 text-sm text-ink-2 wrap-anywhere" aria-live="polite">
        <span className="line-clamp-2">
          {refusedLabel
            ? t('operators.settings.notSaved', { label: refusedLabel })
            : changes.length === 1
              ? t('operators.labelled', { label: says, value: line(only!) })
              : says}
        </span>
      </p>
      <Button kind="outline" onClick={undo}>
        {t('operators.settings.undo')}
      </Button>
      <Button onClick={() => setAsking(true)}>{t('shell.save')}</Button>
      <SaveDialog edits={edits} open={asking} onClose={() => setAsking(false)} />
    </section>
  );
}

interface SaveDialogProps {
  edits: SettingEdits;
  open: boolean;
  onClose: () => void;
}

/** Names each change before it is made, and asks for the reason that the audit trail needs. */
function SaveDialog({ edits, open, onClose }: SaveDialogProps) {
  const t = useT();
  const line = useChangeLine();
  const { changes, act, reason, setReason, save } = edits;
  const showRefused = () => {
    if (reason.trim() !== '') onClose();
  };
  return (
    <AskDialog
      open={open}
      title={t('operators.settings.saveTitle', { count: changes.length })}
      word={t('shell.save')}
      busy={act.busy}
      onAct={() => save(showRefused)}
      onClose={onClose}
    >
      <ul className="flex flex-col gap-2">
        {changes.map((change) => (
          <li key={change.setting.name} className="wrap-anywhere">
            <b>{change.setting.label}</b>
            <span className="block text-sm text-ink-2">{line(change)}</span>
          </li>
        ))}
      </ul>
      <TextInput
        label={t('operators.reason')}
        hint={t('operators.reasonHint')}
        error={act.issues.reason}
        value={reason}
        maxLength={operatorLimits.reasonMax}
        onChange={(event) => setReason(event.target.value)}
      />
    </AskDialog>
  );
}
