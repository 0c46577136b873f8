import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../../../api/wire.ts';
import { Button } from '../../../../design/Button.tsx';
import { Note } from '../../../../design/parts.tsx';
import { randomString } from '../../../../lib/random.ts';
import { useLocale } from '../../../../router/locale.ts';
import { useT } from '../../../../texts/texts.tsx';
import { ChosenPassword, EmailInput, UsernameInput, usernameFault } from '../../../members/index.ts';
import { emptyRegistration, faultOf, fieldRefused, isTaken } from '../../registration.ts';
import { type Newcomer, readNewcomer } from '../../third-party.ts';
import { type CompleteValues, registerThirdParty } from '../../third-party-mutations.ts';
import { useThirdPartySession } from '../../third-party-queries.ts';
import { InsecureNote } from '../InsecureNote.tsx';
import { InviteField } from '../InviteField.tsx';
import { LegalLinks } from '../LegalLinks.tsx';
import { LogInInstead } from '../LogInInstead.tsx';
import { useInvite } from '../use-invite.ts';
import { Checking, Ended, Step } from './parts.tsx';
import { useOutcome } from './use-outcome.ts';

type Field = keyof CompleteValues;
type Faults = Partial<Record<Field, string>>;

/** The social network's newcomer chooses a name and a password. */
export function CompleteStep() {
  const t = useT();
  const { value: session, error } = useThirdPartySession();
  if (error !== undefined) return <Ended provider="facebook" message={error} />;
  if (session === undefined) return <Checking provider="facebook" />;
  const newcomer = session?.provider === 'facebook' ? readNewcomer(session.fbdetail) : undefined;
  if (!newcomer) return <Ended provider="facebook" message={t('sign-in.refusal.hand_over_gone')} />;
  return <CompleteForm newcomer={newcomer} />;
}

/** What is wrong with each field, as text ids; an address is looked at only if there is one that was typed. */
function useFaults({ email }: Newcomer) {
  const here = useLocale();
  return (values: CompleteValues, field: Field): string | undefined => {
    if (field === 'email' && (values.email.trim() === '' || values.email === email)) return undefined;
    return faultOf(field, { ...emptyRegistration(here), ...values, way: 'email' });
  };
}

const asked: readonly Field[] = ['username', 'email', 'password'];

/** The form's fields and errors, and sending it; a form sent again unchanged is the same registration. */
function useComplete(newcomer: Newcomer, invite: string) {
  const t = useT();
  const faultIn = useFaults(newcomer);
  const { busy, shown, run } = useOutcome();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<CompleteValues>({
    username: '',
    email: newcomer.email,
    password: '',
  });
  const [errors, setErrors] = useState<Faults>({});
  const [taken, setTaken] = useState('');
  const sent = useRef({ form: '', key: '' });
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  const change = (field: Field, text: string) => {
    setValues((before) => ({ ...before, [field]: text }));
    setErrors(({ [field]: _, ...left }) => left);
  };
  const refuse = (field: Field, text: string) => setErrors((before) => ({ ...before, [field]: text }));
  const focus = (field: Field) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();

  const leave = async (field: Field): Promise<void> => {
    if (values[field] === '') return;
    const fault = faultIn(values, field);
    if (fault !== undefined) return refuse(field, t(fault));
    if (field !== 'username') return;
    // Only logged where the server can't be asked: it looks again when the form is sent.
    const said = await usernameFault(values.username).catch(reportError);
    if (said !== undefined && latest.current.username === values.username) refuse(field, said);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = asked.flatMap((field): [Field, string][] => {
      const fault = faultIn(values, field);
      return fault === undefined ? [] : [[field, t(fault)]];
    });
    // What the server has said of a field stands until that is changed: a name that is taken, say.
    const faults: Faults = { ...errors, ...Object.fromEntries(found) };
    setErrors(faults);
    const first = asked.find((field) => faults[field] !== undefined);
    if (first) return focus(first);
    const written = JSON.stringify([values, invite]);
    if (sent.current.form !== written) sent.current = { form: written, key: randomString() };
    run(
      () => registerThirdParty(newcomer.facebookid, values, invite, sent.current.key),
      (failure) => {
        const field = isRefusal(failure) ? asked.find((name) => name === fieldRefused(failure.refusal)) : undefined;
        if (!field || !isRefusal(failure)) return false;
        if (isTaken(failure.refusal)) setTaken(values.email);
        refuse(field, failure.msg);
        focus(field);
        return true;
      },
    );
  };
  return { form, values, taken: taken === values.email ? taken : '', errors, change, leave, submit, busy, shown };
}

function CompleteForm({ newcomer }: { newcomer: Newcomer }) {
  const t = useT();
  const invite = useInvite();
  const { form, values, taken, errors, change, leave, submit, busy, shown } = useComplete(newcomer, invite.code);
  const tie = (name: Field) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    onBlur: () => leave(name),
  });
  if (shown.ended !== undefined) return <Ended provider="facebook" message={shown.ended} />;
  const filled = values.username !== '' && values.password !== '';
  const hello = newcomer.name === '' ? t('confirm.completeText') : t('confirm.completeHello', { name: newcomer.name });
  return (
    <Step provider="facebook" title={t('confirm.completeTitle')} text={hello}>
      <form ref={form} className="flex flex-col gap-3.5" onSubmit={submit} noValidate>
        {shown.error && <Note tone="error">{shown.error}</Note>}
        <UsernameInput {...tie('username')} />
        <EmailInput label={t('confirm.email')} hint={t('confirm.emailHint')} {...tie('email')} />
        {taken && <LogInInstead name={taken} />}
        <ChosenPassword {...tie('password')} />
        <InviteField invite={invite} />
        <RulesNote />
        <Button type="submit" wide disabled={!filled} busy={busy && t('confirm.creating')}>
          {t('shell.createAccount')}
        </Button>
        <InsecureNote />
      </form>
    </Step>
  );
}

function RulesNote() {
  const t = useT();
  return (
    <p className="text-sm text-ink-2">
      {t('confirm.termsNote')} <LegalLinks />
    </p>
  );
}
