import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Said } from '../../../../contract/primitives/said.ts';
import { isRefusal } from '../../../api/wire.ts';
import { Note } from '../../../design/parts.tsx';
import { enter } from '../../../session/enter.ts';
import { useT } from '../../../texts/texts.tsx';
import { useComingBack } from '../../proofs/index.ts';
import { type Entered, logInBy } from '../mutations.ts';
import { useSaidLogin } from '../said-login.ts';
import { InsecureNote } from './InsecureNote.tsx';
import { LoginForm, type LoginValues } from './LoginForm.tsx';
import { SwitchTo } from './SwitchTo.tsx';
import { PasskeyWay } from './safety/PasskeyWay.tsx';
import { SecondStep } from './safety/SecondStep.tsx';
import { useFirstFocus } from './use-first-focus.ts';

/** What a failed log-in announces on its form, for whoever stands around it (R-SES-023). */
const loginError = 'login-error';

const empty: LoginValues = { username: '', password: '', remember: true };
/** What was typed outlives a closed dialog, not the page. */
let typed = empty;

/** What is typed, held as long as the page stands. */
function useLoginValues(form: RefObject<HTMLFormElement | null>, username: string | undefined) {
  const [values, setValues] = useState(() => (username === undefined ? typed : { ...typed, username }));
  useFirstFocus(form);
  useEffect(() => {
    typed = values;
  }, [values]);
  return [values, setValues] as const;
}

/** The ticket of a second step that was begun without script. */
function ticketOf(said: Said | null): string | undefined {
  const { name, extra } = said?.refused ?? {};
  if (name === 'accounts.two_step_needed') return String(extra?.ticket);
  return said?.call === 'sign-in.login-code' && name !== 'accounts.ticket_expired' ? said.fields.ticket : undefined;
}

/** The log-in dialog's body. */
export function LoginPane({ onDone }: { onDone: () => void }) {
  const t = useT();
  const { stay, wasIn, comeBack } = useComingBack(onDone);
  const form = useRef<HTMLFormElement>(null);
  const said = useSaidLogin();
  const [values, setValues] = useLoginValues(form, said?.fields.username);
  const [busy, setBusy] = useState(false);
  const refused = said?.refused;
  const saidTicket = ticketOf(said);
  const [error, setError] = useState(saidTicket === undefined ? refused?.msg : undefined);
  const [ticket, setTicket] = useState(saidTicket);
  const missing = (): string | undefined => {
    if (values.username.trim() === '') return t('sign-in.refusal.username_empty');
    return values.password === '' ? t('proofs.refusal.password_empty') : undefined;
  };

  const letIn = async ({ user, headers }: Entered): Promise<void> => {
    await enter(user, headers, { remember: values.remember, stay });
    typed = empty;
    if (stay) await comeBack(user.member_uid);
  };

  const submit = async () => {
    const fault = missing();
    setError(fault);
    if (fault !== undefined) {
      const name = values.username.trim() === '' ? 'username' : 'password';
      form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
    }
    if (fault !== undefined || busy) return;
    setBusy(true);
    try {
      await letIn(await logInBy(values.username, values.password));
    } catch (failure) {
      if (isRefusal(failure) && failure.refusal === 'accounts.two_step_needed') {
        setBusy(false);
        return setTicket(String(failure.extra.ticket));
      }
      if (!isRefusal(failure)) reportError(failure);
      const msg = isRefusal(failure) ? failure.msg : t('common.network.failed');
      setError(msg);
      setBusy(false);
      form.current?.dispatchEvent(new CustomEvent(loginError, { bubbles: true, detail: { msg } }));
    }
  };

  const backToPassword = useCallback((said?: string) => {
    setTicket(undefined);
    setError(said);
  }, []);

  if (ticket !== undefined) return <SecondStep ticket={ticket} onEntered={letIn} onBack={backToPassword} />;
  return (
    <LoginForm
      ref={form}
      values={values}
      onChange={(change) => setValues((now) => ({ ...now, ...change }))}
      onSubmit={submit}
      busy={busy}
      error={error}
    >
      {wasIn && <Note>{t('sign-in.loginLost')}</Note>}
      <InsecureNote />
      <PasskeyWay onEntered={letIn} onFailed={setError} />
      <SwitchTo question={t('sign-in.newHere')} answer={t('shell.createAccount')} to="showregister" />
    </LoginForm>
  );
}
