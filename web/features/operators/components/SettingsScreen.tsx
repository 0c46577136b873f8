import { useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { changeSetting } from '../mutations.ts';
import { type Draft, draftOf, type Schema, valueFrom } from '../setting-form.ts';
import { type Act, useAct } from '../use-act.ts';
import { Day } from './Day.tsx';
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

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 1));

function SettingCard({ setting }: { setting: Setting }) {
  const t = useT();
  return (
    <details className="card group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2">
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <b className="min-w-0 text-md">{t(`operators.setting.${setting.name}`)}</b>
            {setting.changed && <Tag tone="primary">{t('operators.changed')}</Tag>}
          </span>
          <code className="max-w-full truncate text-xs text-ink-2 group-open:hidden">
            {JSON.stringify(setting.value)}
          </code>
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
        label={t(`operators.setting.${name}`)}
        path="value"
        draft={draft}
        onChange={setDraft}
        issues={act.issues}
      />
      <Standard setting={setting} />
      <TextInput
        label={t('operators.reason')}
        hint={t('operators.reasonHint')}
        value={reason}
        maxLength={operatorLimits.reasonMax}
        onChange={(event) => setReason(event.target.value)}
      />
      {act.error && <Note tone="error">{act.error}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={unchanged}
          busy={act.busy && t('operators.working')}
          onClick={() => save(valueFrom(schema, draft))}
        >
          {t('operators.save')}
        </Button>
        {setting.changed && (
          <Button kind="outline" onClick={() => setAsking(true)}>
            {t('operators.giveBack')}
          </Button>
        )}
      </div>
      <GiveBackDialog
        open={asking}
        standard={setting.standard}
        act={act}
        onClose={() => setAsking(false)}
        onAgreed={() => save(null)}
      />
    </div>
  );
}

/** The product's own figure, and when operators last changed it. */
function Standard({ setting }: { setting: Setting }) {
  const t = useT();
  return (
    <div className="text-xs text-ink-3">
      {t('operators.standard')} <code className="wrap-anywhere">{shown(setting.standard)}</code>
      {setting.changedAt && (
        <span className="block">
          {t('operators.changedAt')} <Day at={setting.changedAt} />
        </span>
      )}
    </div>
  );
}

interface GiveBackProps {
  open: boolean;
  standard: unknown;
  act: Act;
  onClose: () => void;
  onAgreed: () => void;
}

/** Asks before a figure is given up. */
function GiveBackDialog({ open, standard, act, onClose, onAgreed }: GiveBackProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('operators.giveBack')}
      shape="sheet"
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('operators.cancel')}
          </Button>
          <Button kind="danger" busy={act.busy && t('operators.working')} onClick={onAgreed}>
            {t('operators.giveBack')}
          </Button>
        </>
      }
    >
      <p className="text-md text-ink-2">{t('operators.giveBackText', { value: shown(standard) })}</p>
      {act.error && <Note tone="error">{act.error}</Note>}
    </Dialog>
  );
}
