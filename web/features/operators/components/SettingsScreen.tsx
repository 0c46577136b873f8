import { type ReactNode, useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { Button } from '../../../design/Button.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useDay } from '../../../lib/formats.tsx';
import { useLocale } from '../../../lib/locale.ts';
import { secondsOf } from '../../../lib/time.ts';
import { type Act, useAct } from '../../../lib/use-act.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { changeSetting } from '../mutations.ts';
import { type Draft, draftOf, type Schema, summaryOf, valueFrom, wordsIn } from '../setting-form.ts';
import { SettingField } from './SettingField.tsx';

type Setting = DataOf<Calls['operators.settings']>['list'][number];

/** Every figure that operators set: what it is now, the product's own, and a form that opens on demand. */
export function SettingsScreen({ list }: { list: readonly Setting[] }) {
  const t = useT();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.settings')}</h1>
      <p className="px-4 text-sm text-ink-2 sm:px-0">{t('operators.settingsText')}</p>
      {list.map((setting) => (
        <SettingCard key={setting.name} setting={setting} />
      ))}
    </>
  );
}

/** A setting's value in a line, by the names that its form gives to the fields. */
function useSummary(setting: Setting): (value: unknown) => string {
  const t = useT();
  const { language } = useLocale();
  const named = wordsIn(setting.schema as Schema);
  const words = {
    yes: t('operators.yes'),
    no: t('operators.no'),
    field: (name: string) => named.get(name) ?? name,
    choice: (name: string) => named.get(name) ?? name,
    labelled: (label: string, value: string) => t('operators.labelled', { label, value }),
    figure: (value: number) => value.toLocaleString(language),
  };
  return (value) => summaryOf(setting.schema as Schema, value, words);
}

function SettingCard({ setting }: { setting: Setting }) {
  const t = useT();
  const summary = useSummary(setting);
  return (
    <details className="card group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2">
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <b className="min-w-0 text-md">{setting.label}</b>
            {setting.changed && <Tag tone="primary">{t('operators.changed')}</Tag>}
          </span>
          <span className="text-sm text-ink-2 wrap-anywhere group-open:hidden">{summary(setting.value)}</span>
        </span>
        <Icon name="chevron-down" size="s" className="text-ink-3 group-open:rotate-180" />
      </summary>
      <SettingForm setting={setting} />
    </details>
  );
}

function SettingForm({ setting }: { setting: Setting }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const schema = setting.schema as Schema;
  const [draft, setDraft] = useState<Draft>(() => draftOf(schema, setting.value));
  const [reason, setReason] = useState('');
  const [asking, setAsking] = useState(false);
  const { name, version } = setting;
  const summary = useSummary(setting);
  const save = (value: unknown) =>
    act.run(async () => {
      try {
        const { data } = await changeSetting({ name, value: JSON.stringify(value), version, reason });
        setDraft(draftOf(schema, data.value));
        setReason('');
        setAsking(false);
        showToast({ text: t('operators.done') });
      } finally {
        // Also where somebody else was faster: the card then shows what it is now, the form what was typed.
        revalidate();
      }
    });
  const unchanged = JSON.stringify(valueFrom(schema, draft)) === JSON.stringify(setting.value);
  return (
    <div className="flex flex-col gap-4 pt-4">
      <SettingField
        schema={schema}
        label={setting.label}
        path="value"
        draft={draft}
        onChange={setDraft}
        issues={act.issues}
      />
      <Standard setting={setting} />
      <Reason reason={reason} act={act} onChange={setReason} />
      {act.error && !asking && <Note tone="error">{act.error}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={unchanged}
          busy={act.busy && t('shell.working')}
          onClick={() => save(valueFrom(schema, draft))}
        >
          {t('shell.save')}
        </Button>
        {setting.changed && (
          <Button kind="outline" onClick={() => setAsking(true)}>
            {t('operators.giveBack')}
          </Button>
        )}
      </div>
      <GiveBackDialog
        open={asking}
        standard={summary(setting.standard)}
        act={act}
        onClose={() => setAsking(false)}
        onAgreed={() => save(null)}
      >
        <Reason reason={reason} act={act} onChange={setReason} />
      </GiveBackDialog>
    </div>
  );
}

interface ReasonProps {
  reason: string;
  act: Act;
  onChange: (reason: string) => void;
}

function Reason({ reason, act, onChange }: ReasonProps) {
  const t = useT();
  return (
    <TextInput
      label={t('operators.reason')}
      hint={t('operators.reasonHint')}
      error={act.issues.reason}
      value={reason}
      maxLength={operatorLimits.reasonMax}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The product's own figure, and when operators last changed it. */
function Standard({ setting }: { setting: Setting }) {
  const t = useT();
  const day = useDay();
  const summary = useSummary(setting);
  return (
    <div className="text-xs text-ink-3">
      {t('operators.standard')} <span className="wrap-anywhere">{summary(setting.standard)}</span>
      {setting.changedAt && (
        <span className="block">{t('operators.changedAt', { date: day(secondsOf(setting.changedAt)) })}</span>
      )}
    </div>
  );
}

interface GiveBackProps {
  open: boolean;
  standard: string;
  act: Act;
  onClose: () => void;
  onAgreed: () => void;
  /** The reason, which the trail asks for. */
  children: ReactNode;
}

/** Asks before a figure is given up. */
function GiveBackDialog({ open, standard, act, onClose, onAgreed, children }: GiveBackProps) {
  const t = useT();
  return (
    <AskDialog
      open={open}
      title={t('operators.giveBack')}
      word={t('operators.giveBack')}
      kind="danger"
      busy={act.busy}
      error={act.error}
      onAct={onAgreed}
      onClose={onClose}
    >
      <p className="text-md text-ink-2 wrap-anywhere">{t('operators.giveBackText', { value: standard })}</p>
      {children}
    </AskDialog>
  );
}
