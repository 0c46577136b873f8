import { useId } from 'react';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { secondsOf } from '../../../lib/time.ts';
import { useMoment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { kindOf, type Schema } from '../setting-form.ts';
import type { Setting, SettingEdits } from '../use-setting-edits.ts';
import { FigureInput } from './FigureInput.tsx';
import { SettingField } from './SettingField.tsx';
import { useSummary } from './use-setting-words.ts';

interface SettingRowProps {
  setting: Setting;
  edits: SettingEdits;
}

/** A setting with what it does and its control beside it; what holds several figures opens on demand. */
export function SettingRow({ setting, edits }: SettingRowProps) {
  const kind = kindOf(setting.schema as Schema);
  const isPlain = kind === 'switch' || kind === 'number' || kind === 'duration';
  return (
    <li id={`setting-${setting.name}`} className="scroll-mt-20 border-t border-line px-4 py-3 first:border-0 sm:px-5">
      {isPlain ? <PlainRow setting={setting} edits={edits} /> : <FoldedRow setting={setting} edits={edits} />}
    </li>
  );
}

function PlainRow({ setting, edits }: SettingRowProps) {
  const id = useId();
  const schema = setting.schema as Schema;
  const draft = edits.draftOf(setting);
  const error = edits.refused === setting.name ? edits.act.issues.value : undefined;
  const tie = { id, 'aria-describedby': `${id}m`, ...(error && ({ 'aria-invalid': true } as const)) };
  const isSwitch = kindOf(schema) === 'switch';
  return (
    <>
      <div className={isSwitch ? 'flex items-start gap-4' : 'flex flex-col gap-3 sm:flex-row sm:items-start sm:gap-4'}>
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="me-1 font-bold">
            {setting.label}
          </label>
          <ChangedTag setting={setting} edits={edits} />
          <p id={`${id}m`} className="text-sm text-ink-3">
            {error ? <FieldError>{error}</FieldError> : setting.hint}
          </p>
        </div>
        {isSwitch ? (
          <EarlyInput
            {...tie}
            type="checkbox"
            role="switch"
            className="switch"
            autoComplete="off"
            checked={draft === true}
            onChange={(event) => edits.edit(setting, event.target.checked)}
          />
        ) : (
          <FigureInput schema={schema} draft={draft} onChange={(changed) => edits.edit(setting, changed)} tie={tie} />
        )}
      </div>
      <Below setting={setting} edits={edits} />
    </>
  );
}

function FoldedRow({ setting, edits }: SettingRowProps) {
  const summary = useSummary();
  const schema = setting.schema as Schema;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2">
        <span className="min-w-0 flex-1">
          <b className="me-1">{setting.label}</b>
          <ChangedTag setting={setting} edits={edits} />
          <span className="block text-sm text-ink-3">{setting.hint}</span>
          <span className="line-clamp-3 text-sm text-ink-2 wrap-anywhere group-open:hidden">
            {summary(schema, setting.value)}
          </span>
        </span>
        <Icon name="chevron-down" size="s" className="text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="pt-3">
        <SettingField
          schema={schema}
          label={setting.label}
          path="value"
          draft={edits.draftOf(setting)}
          onChange={(draft) => edits.edit(setting, draft)}
          issues={edits.refused === setting.name ? edits.act.issues : {}}
        />
        <Below setting={setting} edits={edits} />
      </div>
    </details>
  );
}

const isEdited = ({ name }: Setting, { changes }: SettingEdits): boolean =>
  changes.some((change) => change.setting.name === name);

function ChangedTag({ setting, edits }: SettingRowProps) {
  const t = useT();
  return isEdited(setting, edits) ? <Tag tone="primary">{t('operators.changed')}</Tag> : null;
}

/** The product's own figure where operators have set another, the way back to it, and why a change was refused. */
function Below({ setting, edits }: SettingRowProps) {
  const t = useT();
  const moment = useMoment();
  const summary = useSummary();
  const { act, refused, giveBack } = edits;
  const isRefused = refused === setting.name && act.error !== undefined;
  return (
    <>
      {setting.changed && (
        <div className="flex flex-wrap items-center gap-x-3 pt-1 text-sm text-ink-3">
          <span className="wrap-anywhere">
            {t('operators.standard')} {summary(setting.schema as Schema, setting.standard)}
          </span>
          {setting.changedAt && <span>{t('operators.changedAt', { date: moment(secondsOf(setting.changedAt)) })}</span>}
          <button type="button" className="tap link" onClick={() => giveBack(setting)}>
            {t('operators.giveBack')}
          </button>
        </div>
      )}
      {isRefused && <Note tone="error">{act.error}</Note>}
    </>
  );
}
