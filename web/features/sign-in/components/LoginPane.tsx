import { useCallback, useEffect, useRef, useState } from 'react';
import { byCode } from '../../../../contract/primitives/dialog-flags.ts';
import type { Said } from '../../../../contract/primitives/said.ts';
import { isRefusal } from '../../../api/wire.ts';
import { Note } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { enter } from '../../../session/enter.ts';
import { storeOffer } from '../../../session/offer.ts';
import { useT } from '../../../texts/texts.tsx';
import { useComingBack } from '../../proofs/index.ts';
import { nameForLogin, setNameForLogin } from '../login-name.ts';
import { type Entered, logInBy } from '../mutations.ts';
import { useSaidLogin } from '../said-login.ts';
import { ByCodeLink } from './by-code/ByCodeLink.tsx';
import { EmailLogin } from './by-code/EmailLogin.tsx';
import { InsecureNote } from './InsecureNote.tsx';
import { type LoginField, LoginForm, type LoginValues } from './LoginForm.tsx';
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
const valuesOf = (said: Said | null): LoginValues => {
  const username = said?.fields.username ?? nameForLogin();
  return username === '' ? typed : { ...typed, username };
};

/** The ticket of a second step that was begun without script. */
function ticketOf(said: Said | null): string | undefined {
  const { name, extra } = said?.refused ?? {};
  if (name === 'accounts.two_step_needed') return String(extra?.ticket);
  return said?.call === 'sign-in.login-code' && name !== 'accounts.ticket_expired' ? said.fields.ticket : undefined;
}

const fieldsRefused: Readonly<Record<string, LoginField>> = {
  'accounts.username_empty': 'username',
  'accounts.account_not_exist': 'username',
  'accounts.password_empty': 'password',
  'accounts.wrong_credentials': 'password',
};

/** What is wrong, and with which field where it is about one. */
interface Fault {
  text: string;
  field?: LoginField | undefined;
}

const faultOf = ({ name, msg }: { name: string; msg: string }): Fault => ({ text: msg, field: fieldsRefused[name] });

/** Whether the code of an e-mail is the way in: as the address asks, or as a form was sent without script. */
function useByCode(said: Said | null) {
  const asked = useSearch().get('showlogin') === byCode;
  return useState(said ? said.call === 'sign-in.send-login-code' || said.call === 'sign-in.login-email' : asked);
}

/** Who came in without the password may set a new one: it is offered where they arrive. */
function useNewPasswordOffer(): () => void {
  const t = useT();
  return () => storeOffer({ text: t('sign-in.forgotOffer'), label: t('sign-in.forgotOfferDo'), to: '/forget/email' });
}

/** Lets in whoever has shown who they are. */
function useLetIn(onDone: () => void, remember: boolean) {
  const { stay, wasIn, comeBack } = useComingBack(onDone);
  const letIn = async ({ user, headers }: Entered): Promise<void> => {
    await enter(user, headers, { remember, stay });
    typed = empty;
    if (stay) await comeBack(user.member_uid);
  };
  return { letIn, wasIn };
}

/** The log-in dialog's body: the password or a code in an e-mail, and then perhaps a second step. */
export function LoginPane({ onDone }: { onDone: () => void }) {
  const said = useSaidLogin();
  const saidTicket = ticketOf(said);
  const [values, setValues] = useState(() => valuesOf(said));
  const [ticket, setTicket] = useState(saidTicket);
  const [fault, setFault] = useState(() =>
    saidTicket === undefined && said?.refused ? faultOf(said.refused) : undefined,
  );
  const [isByCode, setByCode] = useByCode(said);
  const { letIn, wasIn } = useLetIn(onDone, values.remember);
  const offerNewPassword = useNewPasswordOffer();
  useEffect(() => setNameForLogin(''), []);
  useEffect(() => {
    typed = values;
  }, [values]);
  const change = (part: Partial<LoginValues>) => setValues((now) => ({ ...now, ...part }));
  const backToPassword = useCallback(
    (said?: string) => {
      setTicket(undefined);
      setByCode(false);
      setFault(said === undefined ? undefined : { text: said });
    },
    [setByCode],
  );

  if (ticket !== undefined) return <SecondStep ticket={ticket} onEntered={letIn} onBack={backToPassword} />;
  if (!isByCode) {
    const states = { values, change, fault, setFault, wasIn };
    return <PasswordPane {...states} letIn={letIn} onSecondStep={setTicket} onByCode={() => setByCode(true)} />;
  }
  return (
    <EmailLogin
      typed={values.username.includes('@') ? values.username : ''}
      remember={values.remember}
      onRemember={(remember) => change({ remember })}
      onEntered={(entered) => {
        offerNewPassword();
        return letIn(entered);
      }}
      onSecondStep={setTicket}
      onPassword={() => backToPassword()}
    />
  );
}

interface PasswordPaneProps {
  values: LoginValues;
  change: (part: Partial<LoginValues>) => void;
  fault: Fault | undefined;
  setFault: (fault: Fault | undefined) => void;
  /** The page was a member's, whose log-in has ended. */
  wasIn: boolean;
  letIn: (entered: Entered) => Promise<void>;
  onSecondStep: (ticket: string) => void;
  onByCode: () => void;
}

function PasswordPane({ values, change, fault, setFault, wasIn, letIn, onSecondStep, onByCode }: PasswordPaneProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  useFirstFocus(form);
  const missing = (): Fault | undefined => {
    if (values.username.trim() === '') return { text: t('sign-in.refusal.username_empty'), field: 'username' };
    return values.password === '' ? { text: t('proofs.refusal.password_empty'), field: 'password' } : undefined;
  };
  const show = (fault: Fault | undefined) => {
    setFault(fault);
    if (fault?.field) form.current?.querySelector<HTMLElement>(`[name=${fault.field}]`)?.focus();
  };
  const submit = async () => {
    const lacking = missing();
    show(lacking);
    if (lacking !== undefined || busy) return;
    setBusy(true);
    try {
      await letIn(await logInBy(values.username, values.password));
    } catch (failure) {
      setBusy(false);
      if (isRefusal(failure) && failure.refusal === 'accounts.two_step_needed')
        return onSecondStep(String(failure.extra.ticket));
      if (!isRefusal(failure)) reportError(failure);
      const msg = isRefusal(failure) ? failure.msg : t('common.network.failed');
      show(isRefusal(failure) ? faultOf({ name: failure.refusal, msg }) : { text: msg });
      form.current?.dispatchEvent(new CustomEvent(loginError, { bubbles: true, detail: { msg } }));
    }
  };
  return (
    <LoginForm
      ref={form}
      values={values}
      onChange={change}
      onSubmit={submit}
      busy={busy}
      error={fault?.text}
      wrong={fault?.field}
    >
      {wasIn && <Note>{t('sign-in.loginLost')}</Note>}
      <InsecureNote />
      <ByCodeLink onPress={onByCode} />
      <PasskeyWay onEntered={letIn} onFailed={(text) => setFault(text === undefined ? undefined : { text })} />
      <SwitchTo question={t('sign-in.newHere')} answer={t('shell.createAccount')} to="showregister" />
    </LoginForm>
  );
}
