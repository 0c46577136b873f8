import { type FormEvent, useEffect, useState } from 'react';
import { accountLimits, proofLimits } from '../../../../../contract/domains/accounts/limits.ts';
import { Button } from '../../../../design/Button.tsx';
import { TextInput } from '../../../../design/fields.tsx';
import { Note } from '../../../../design/parts.tsx';
import { ErrorState } from '../../../../design/states.tsx';
import { showToast } from '../../../../design/toasts.ts';
import { useT } from '../../../../texts/texts.tsx';
import { type EmailState, emailState, sendEmailCode, verifyEmail } from '../../proofs.ts';
import { useWait } from '../use-wait.ts';
import { LetterNote } from './LetterNote.tsx';
import { useLoaded } from './use-loaded.ts';
import { useWork } from './use-work.ts';

interface EmailProofProps {
  /** The address is verified. */
  onDone: () => void;
}

/** Proves the own address, or a first one: a code is sent, and typed. Told to whoever opens it again, too. */
export function EmailProof({ onDone }: EmailProofProps) {
  const { value, error, reload } = useLoaded(emailState);
  if (error !== undefined) return <ErrorState message={error} onRetry={reload} />;
  if (value === undefined) return <div className="skeleton h-40" />;
  return value.open ? (
    <CodeForm open={value.open} reload={reload} onDone={onDone} />
  ) : (
    <SendForm state={value} reload={reload} />
  );
}

function SendForm({ state, reload }: { state: EmailState; reload: () => Promise<void> }) {
  const t = useT();
  const { busy, failed, run } = useWork();
  const [email, setEmail] = useState('');
  const own = state.email;
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await sendEmailCode(own || email.trim());
      await reload();
    });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={send} noValidate>
      {own ? (
        <>
          <p className="text-md" dir="auto">
            {t('proof.verify.to', { email: own })}
          </p>
          {failed && <Note tone="error">{failed.msg}</Note>}
        </>
      ) : (
        <TextInput
          label={t('shell.email')}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={accountLimits.emailMax}
          value={email}
          error={failed?.msg}
          onChange={(event) => setEmail(event.target.value)}
          data-focus-first
        />
      )}
      <Button type="submit" wide disabled={!own && email.trim() === ''} busy={busy && t('proof.sending')}>
        {t('proof.verify.send')}
      </Button>
    </form>
  );
}

interface CodeFormProps {
  open: NonNullable<EmailState['open']>;
  reload: () => Promise<void>;
  onDone: () => void;
}

const lookEveryMs = 4000;

/** The code of the letter that was sent. */
export function CodeForm({ open, reload, onDone }: CodeFormProps) {
  const t = useT();
  const { busy, failed, run } = useWork();
  const { wait, start } = useWait();
  const [code, setCode] = useState('');
  const { email, letter, seconds } = open;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each letter
  useEffect(() => start(seconds), [seconds]);
  useEffect(() => {
    if (letter === 'sent' || letter === 'refused') return;
    const timer = setInterval(() => document.hidden || reload(), lookEveryMs);
    return () => clearInterval(timer);
  }, [letter, reload]);
  const whole = code.trim().length === proofLimits.codeDigits;
  const verify = (event: FormEvent) => {
    event.preventDefault();
    if (!whole) return;
    run(async () => {
      const xgold = await verifyEmail(email, code.trim());
      showToast({ text: t(xgold > 0 ? 'proof.verify.doneEarned' : 'proof.verify.done', { xgold }) });
      onDone();
    });
  };
  const again = () =>
    run(async () => {
      await sendEmailCode(email);
      setCode('');
      await reload();
    });
  return (
    <form className="flex flex-col gap-4" onSubmit={verify} noValidate>
      <LetterNote state={letter} email={email} />
      <TextInput
        label={t('proof.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="num"
        maxLength={proofLimits.codeDigits}
        value={code}
        hint={t('proof.codeHint', { email, minutes: proofLimits.codeSeconds / 60 })}
        error={failed?.msg}
        onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
        data-focus-first
      />
      <Button type="submit" wide disabled={!whole} busy={busy && t('proof.checking')}>
        {t('proof.verify.confirm')}
      </Button>
      <Button kind="text" disabled={wait > 0 || busy} onClick={again}>
        {wait > 0 ? t('proof.againIn', { seconds: wait }) : t('proof.again')}
      </Button>
    </form>
  );
}
