import { type FormEvent, useRef, useState } from 'react';
import { imeiDigits } from '../../../../contract/domains/invitations/imei.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { isRefusal } from '../../../api/wire.ts';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Note } from '../../../design/parts.tsx';
import { randomString } from '../../../lib/random.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { type ImeiFaults, type ImeiValues, imeiFaults, imeiFieldOf } from '../imei-form.ts';
import type { Phones } from '../queries.ts';

/** The form: number, model, who invited. What was typed stays until it is taken. */
export function ImeiForm({ phones }: { phones: Phones }) {
  const t = useT();
  const form = useActivation(phones);
  const { values, faults, change } = form;
  return (
    <form ref={form.element} className="flex max-w-120 flex-col gap-3.5" onSubmit={form.submit} noValidate>
      <NeedsScript>{t('shell.needsScript')}</NeedsScript>
      {form.error && <Note tone="error">{form.error}</Note>}
      {form.done && (
        <div role="status">
          <Note tone="success">{t('invitations.activated', { hours: phones.hours })}</Note>
        </div>
      )}
      <TextInput
        label={t('invitations.imei')}
        name="imei"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={24}
        hint={t('invitations.imeiHint')}
        value={values.imei}
        error={faults.imei}
        onChange={(event) => change({ imei: event.target.value })}
      />
      <Select
        label={t('invitations.model')}
        name="model"
        value={values.model}
        error={faults.model}
        onChange={(event) => change({ model: event.target.value })}
      >
        <option value="">{t('invitations.chooseModel')}</option>
        {phones.models.map((model) => (
          <option key={model}>{model}</option>
        ))}
      </Select>
      <TextInput
        label={t('invitations.inviterUid')}
        name="inviter"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={16}
        value={values.inviter}
        error={faults.inviter}
        onChange={(event) => change({ inviter: event.target.value })}
      />
      <Button type="submit" wide busy={form.busy && t('invitations.activating')}>
        {t('invitations.activate')}
      </Button>
    </form>
  );
}

const nothing: ImeiValues = { imei: '', model: '', inviter: '' };

function useActivation({ models }: Phones) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const element = useRef<HTMLFormElement>(null);
  const only = models.length === 1 ? models[0]! : '';
  const [values, setValues] = useState<ImeiValues>({ ...nothing, model: only });
  const [faults, setFaults] = useState<ImeiFaults>({});
  const { busy, error, run, clear } = useAct();
  const [done, setDone] = useState(false);
  // The same form sent again is the same activation: the network may have lost no more than the answer.
  const key = useRef(randomString());

  const change = (part: Partial<ImeiValues>) => {
    key.current = randomString();
    setValues((before) => ({ ...before, ...part }));
    setFaults((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
    clear();
    setDone(false);
  };
  const show = (found: ImeiFaults) => {
    setFaults(found);
    const control = element.current?.elements.namedItem(Object.keys(found)[0] ?? '');
    if (control instanceof HTMLElement) control.focus();
  };
  /** What the server says of one field stands at it; all else is the form's. */
  const activate = async (): Promise<boolean> => {
    const input = { imei: imeiDigits(values.imei), model: values.model, inviter_uid: values.inviter.trim() };
    try {
      await call('invitations.activate-imei', input, { idempotencyKey: key.current });
      return true;
    } catch (failure) {
      const field = isRefusal(failure) ? imeiFieldOf(failure.refusal) : undefined;
      if (!field || !isRefusal(failure)) throw failure;
      show({ [field]: failure.msg });
      return false;
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = Object.entries(imeiFaults(values)).map(([field, text]) => [field, t(text)] as const);
    if (found.length > 0) return show(Object.fromEntries(found));
    void run(async () => {
      if (!(await activate())) return;
      setValues({ ...nothing, model: only });
      key.current = randomString();
      setDone(true);
      await revalidate();
    });
  };
  return { element, values, faults, error, busy, done, change, submit };
}
