import { type FormEvent, useEffect, useState } from 'react';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import { Button } from '../../../design/Button.tsx';
import { Note } from '../../../design/parts.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { useT } from '../../../texts/texts.tsx';
import { EmailStatusNote, SentCodeInput } from '../../members/index.ts';
import { type EmailState, emailState, sendEmailCode, verifyEmail } from '../email.ts';
import { AskedEmail } from './AskedEmail.tsx';
import { useWait } from './use-wait.ts';

interface EmailProofProps {
  /** The address is verified. */
  onDone: () => void;
  /** Leaves it; absent in a dialog, which has its own way out. */
  onCancel?: () => void;
}

/** Proves the own address, or a first one: a code is sent, and typed. Opened again it shows the code that is under way. */
export function EmailProof({ onDone, onCancel }: EmailProofProps) {
  const t = useT();
  const { value, error, reload } = useLoaded(emailState);
  const [renamed, rename] = useState(false);
  // Once it is loaded, a failed reload removes nothing: a code may be half typed.
  if (value === undefined && error !== undefined) return <ErrorState message={error} onRetry={reload} />;
  if (value === undefined) return <div className="skeleton h-40" />;
  return (
    <div className="flex flex-col gap-2">
      {value.open && !renamed ? (
        <CodeForm
          open={value.open}
          reload={reload}
          onDone={onDone}
          onRename={value.email === '' ? () => rename(true) : undefined}
        />
      ) : (
        <SendForm
          state={value}
          reload={async () => {
            await reload();
            rename(false);
          }}
        />
      )}
      {onCancel && (
        <Button kind="text" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
      )}
    </div>
  );
}

function SendForm({ state, reload }: { state: EmailState; reload: () => Promise<void> }) {
  const t = useT();
  const { busy, words, run } = useAct();
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
          {words && <Note tone="error">{words}</Note>}
        </>
      ) : (
        <AskedEmail state={state} email={email} error={words} onEmail={setEmail} />
      )}
      <Button type="submit" wide disabled={!own && email.trim() === ''} busy={busy && t('shell.sending')}>
        {t('proof.verify.send')}
      </Button>
    </form>
  );
}

interface CodeFormProps {
  open: NonNullable<EmailState['open']>;
  reload: () => Promise<void>;
  onDone: () => void;
  /** Names another address, where the account has none yet. */
  onRename?: (() => void) | undefined;
}

const lookEveryMs = 4000;

/** The code of the e-mail that was sent. */
export function CodeForm({ open, reload, onDone, onRename }: CodeFormProps) {
  const t = useT();
  const { busy, words, run } = useAct();
  const { wait, start } = useWait();
  const [code, setCode] = useState('');
  const { email, letter, seconds } = open;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each e-mail
  useEffect(() => start(seconds), [seconds]);
  useEffect(() => {
    if (letter === 'sent' || letter === 'refused') return;
    const timer = setInterval(() => document.hidden || reload(), lookEveryMs);
    return () => clearInterval(timer);
  }, [letter, reload]);
  const whole = code.length === proofLimits.codeDigits;
  const verify = (event: FormEvent) => {
    event.preventDefault();
    if (!whole) return;
    run(async () => {
      const xgold = await verifyEmail(email, code);
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
      <EmailStatusNote state={letter} email={email} />
      <SentCodeInput
        value={code}
        hint={t('proof.codeHint', { email, minutes: proofLimits.codeSeconds / 60 })}
        error={words}
        onChange={setCode}
        data-focus-first
      />
      <Button type="submit" wide disabled={!whole} busy={busy && t('proof.checking')}>
        {t('proof.verify.confirm')}
      </Button>
      <Button kind="text" disabled={wait > 0 || busy} onClick={again}>
        {wait > 0 ? t('proof.againIn', { seconds: wait }) : t('proof.again')}
      </Button>
      {onRename && (
        <Button kind="text" onClick={onRename}>
          {t('proof.publish.otherAddress')}
        </Button>
      )}
    </form>
  );
}
