import { type FormEvent, useState } from 'react';
import { accountLimits } from '../../../../../contract/domains/accounts/limits.ts';
import type { Provider } from '../../../../../contract/domains/accounts/third-party-limits.ts';
import { isRefusal } from '../../../../api/wire.ts';
import { Button, LinkButton } from '../../../../design/Button.tsx';
import { PasswordInput } from '../../../../design/fields.tsx';
import { Note } from '../../../../design/parts.tsx';
import { showToast } from '../../../../design/toasts.ts';
import { useNavigate } from '../../../../router/hooks.ts';
import { useSession } from '../../../../session/root-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import { confirmPages, linkedAccountsPage } from '../../third-party.ts';
import { bind, linkAccount, setFirstPassword } from '../../third-party-mutations.ts';
import { type ThirdPartySession, useLinkedAccounts, useThirdPartySession } from '../../third-party-queries.ts';
import { InsecureNote } from '../InsecureNote.tsx';
import { NewPasswordFields } from '../proof/NewPasswordFields.tsx';
import { useNewPassword } from '../proof/use-new-password.ts';
import { CodeStep } from './CodeStep.tsx';
import { Checking, Ended, Step } from './parts.tsx';
import { useOutcome } from './use-outcome.ts';

/**
 * A password after a log-in elsewhere: that of the account which has the same address, the member's own to link the two,
 * or a first one for a member who has none.
 */
export function PasswordStep({ provider }: { provider: Provider }) {
  const t = useT();
  const viewer = useSession();
  const { data: session, failed } = useThirdPartySession();
  if (failed !== undefined) return <Ended provider={provider} message={failed || t('common.network.failed')} />;
  if (session === undefined) return <Checking provider={provider} />;
  if (session?.provider !== provider)
    return <Ended provider={provider} message={t('accounts.refusal.hand_over_gone')} />;
  if (session.aim === 'enter') return <BindForm provider={provider} message={session.fbSameMsg} />;
  if (viewer === null) return <LogInFirst provider={provider} />;
  return session.aim === 'link' ? <LinkForm session={session} /> : <FirstPasswordForm provider={provider} />;
}

function LogInFirst({ provider }: { provider: Provider }) {
  const t = useT();
  return (
    <Step provider={provider} title={t('confirm.linkTitle')} text={t('confirm.needsLogin')}>
      <LinkButton wide to="/?showlogin=yes">
        {t('shell.logIn')}
      </LinkButton>
    </Step>
  );
}

interface OwnPasswordProps {
  value: string;
  onChange: (value: string) => void;
}

function OwnPassword({ value, onChange }: OwnPasswordProps) {
  const t = useT();
  return (
    <PasswordInput
      label={t('confirm.password')}
      name="password"
      autoComplete="current-password"
      maxLength={accountLimits.passwordMax}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
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
        <OwnPassword value={password} onChange={setPassword} />
        <Button type="submit" wide disabled={password === ''} busy={busy && t('confirm.binding')}>
          {t('confirm.bind')}
        </Button>
        <LinkButton kind="text" wide to={confirmPages[provider].confirm}>
          {t('confirm.back')}
        </LinkButton>
        <InsecureNote />
      </form>
    </Step>
  );
}

/** Sends a member's own wish and goes back to the settings, or says what is wrong. */
function useWish() {
  const t = useT();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (wish: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await wish();
      showToast({ text: done });
      await navigate(linkedAccountsPage);
    } catch (failure) {
      if (!isRefusal(failure)) reportError(failure);
      setError(isRefusal(failure) ? failure.msg : t('common.network.failed'));
      setBusy(false);
    }
  };
  return { busy, error, send };
}

function LinkForm({ session }: { session: NonNullable<ThirdPartySession> }) {
  const t = useT();
  const { provider, name } = session;
  const { data: own } = useLinkedAccounts();
  const { busy, error, send } = useWish();
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
        {asks && <OwnPassword value={password} onChange={setPassword} />}
        <Button type="submit" wide disabled={asks && password === ''} busy={busy && t('confirm.binding')}>
          {t('confirm.link')}
        </Button>
        <LinkButton kind="text" wide to={linkedAccountsPage}>
          {t('confirm.back')}
        </LinkButton>
        <InsecureNote />
      </form>
    </Step>
  );
}

function FirstPasswordForm({ provider }: { provider: Provider }) {
  const t = useT();
  const navigate = useNavigate();
  const { values, errors, failed, busy, change, send } = useNewPassword();
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
        {failed && <Note tone="error">{failed.msg}</Note>}
        <NewPasswordFields values={values} errors={errors} onChange={change} />
        <Button
          type="submit"
          wide
          disabled={values.newpassword === '' || values.newpassword2 === ''}
          busy={busy && t('confirm.setting')}
        >
          {t('confirm.set')}
        </Button>
        <InsecureNote />
      </form>
    </Step>
  );
}
