import { type FormEvent, useState } from 'react';
import type { Provider } from '../../../../../contract/domains/sign-in/third-party-limits.ts';
import { logInFor } from '../../../../../contract/primitives/dialog-flags.ts';
import { useAct } from '../../../../api/use-act.ts';
import { Button, LinkButton } from '../../../../design/Button.tsx';
import { Note } from '../../../../design/parts.tsx';
import { showToast } from '../../../../design/toasts.ts';
import { useNavigate } from '../../../../router/hooks.ts';
import { useSession } from '../../../../session/root-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import { OwnPasswordInput } from '../../../members/index.ts';
import { NewPasswordFields, useNewPassword } from '../../../proofs/index.ts';
import { confirmPages, linkedAccountsPage } from '../../third-party.ts';
import { bind, linkAccount, setFirstPassword } from '../../third-party-mutations.ts';
import { type ThirdPartySession, useLinkedAccounts, useThirdPartySession } from '../../third-party-queries.ts';
import { InsecureNote } from '../InsecureNote.tsx';
import { CodeStep } from './CodeStep.tsx';
import { Checking, Ended, Step } from './parts.tsx';
import { useOutcome } from './use-outcome.ts';

/**
 * A password after a log-in elsewhere: that of the account which has the same address, the member's own to link the
 * two, or a first one for a member who has none.
 */
export function PasswordStep({ provider }: { provider: Provider }) {
  const t = useT();
  const viewer = useSession();
  const { value: session, error } = useThirdPartySession();
  if (error !== undefined) return <Ended provider={provider} message={error} />;
  if (session === undefined) return <Checking provider={provider} />;
  if (session?.provider !== provider)
    return <Ended provider={provider} message={t('sign-in.refusal.hand_over_gone')} />;
  if (session.aim === 'enter') return <BindForm provider={provider} message={session.fbSameMsg} />;
  if (viewer === null) return <LogInFirst provider={provider} />;
  return session.aim === 'link' ? <LinkForm session={session} /> : <FirstPasswordForm provider={provider} />;
}

function LogInFirst({ provider }: { provider: Provider }) {
  const t = useT();
  return (
    <Step provider={provider} title={t('confirm.linkTitle')} text={t('confirm.needsLogin')}>
      <LinkButton wide to={logInFor()}>
        {t('shell.logIn')}
      </LinkButton>
    </Step>
  );
}

/** The account of the same address is the reader's: its password says so. */
function BindForm({ provider, message }: { provider: Provider; message: string }) {
  const t = useT();
  const { busy, shown, run } = useOutcome();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => bind(provider, password));
  };
  if (shown.ended !== undefined) return <Ended provider={provider} message={shown.ended} />;
  if (shown.ticket !== undefined) return <CodeStep provider={provider} ticket={shown.ticket} />;
  return (
    <Step provider={provider} title={t('confirm.bindTitle')} text={message || undefined}>
      <p className="text-sm text-ink-2">{t('confirm.bindText')}</p>
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        {shown.error && <Note tone="error">{shown.error}</Note>}
        <OwnPasswordInput value={password} onChange={(event) => setPassword(event.target.value)} />
        <Button type="submit" wide disabled={password === ''} busy={busy && t('confirm.binding')}>
          {t('confirm.bind')}
        </Button>
        <LinkButton kind="text" wide to={confirmPages[provider].confirm}>
          {t('shell.back')}
        </LinkButton>
        <InsecureNote />
      </form>
    </Step>
  );
}

/** Sends a member's own request and goes back to the settings, or says what is wrong. */
function useRequest() {
  const navigate = useNavigate();
  const { busy, error, run } = useAct();
  const send = (request: () => Promise<unknown>, done: string): Promise<void> =>
    run(async () => {
      await request();
      showToast({ text: done });
      await navigate(linkedAccountsPage);
    });
  return { busy, error, send };
}

function LinkForm({ session }: { session: NonNullable<ThirdPartySession> }) {
  const t = useT();
  const { provider, name } = session;
  const { value: own } = useLinkedAccounts();
  const { busy, error, send } = useRequest();
  const [password, setPassword] = useState('');
  const asks = own?.hasPassword ?? true;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(() => linkAccount(password), t('confirm.linked.done'));
  };
  const text = name === '' ? t('confirm.linkNameless') : t('confirm.linkText', { name });
  return (
    <Step provider={provider} title={t('confirm.linkTitle')} text={text}>
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        {asks && <p className="text-sm text-ink-2">{t('confirm.linkProof')}</p>}
        {error && <Note tone="error">{error}</Note>}
        {asks && <OwnPasswordInput value={password} onChange={(event) => setPassword(event.target.value)} />}
        <Button type="submit" wide disabled={asks && password === ''} busy={busy && t('confirm.binding')}>
          {t('confirm.link')}
        </Button>
        <LinkButton kind="text" wide to={linkedAccountsPage}>
          {t('shell.back')}
        </LinkButton>
        <InsecureNote />
      </form>
    </Step>
  );
}

function FirstPasswordForm({ provider }: { provider: Provider }) {
  const t = useT();
  const navigate = useNavigate();
  const { values, errors, error, busy, change, send } = useNewPassword();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(async ({ newpassword, newpassword2 }) => {
      await setFirstPassword(newpassword, newpassword2);
      showToast({ text: t('confirm.linked.passwordSet') });
      await navigate(linkedAccountsPage);
    });
  };
  return (
    <Step provider={provider} title={t('confirm.setTitle')} text={t('confirm.setText')}>
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        {error && <Note tone="error">{error}</Note>}
        <NewPasswordFields values={values} errors={errors} onChange={change} />
        <Button
          type="submit"
          wide
          disabled={values.newpassword === '' || values.newpassword2 === ''}
          busy={busy && t('shell.saving')}
        >
          {t('confirm.set')}
        </Button>
        <InsecureNote />
      </form>
    </Step>
  );
}
