import { type RefObject, useEffect, useRef, useState } from 'react';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';
import { BoldIn } from '../../../design/BoldIn.tsx';
import { Button } from '../../../design/Button.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { EmailStatusNote, emailWords } from '../../members/index.ts';
import { type EmailState, emailState, sendEmailCode, verifyEmail } from '../email.ts';
import { AskedEmail } from './AskedEmail.tsx';
import { DigitBoxes } from './DigitBoxes.tsx';
import { useWait } from './use-wait.ts';

interface EmailProofProps {
  /** Verifying publishes: how that is said. Absent, it says itself that the address is verified. */
  publishes?: { verb: string; running: string };
  /** The address is verified. */
  onDone: () => void;
  /** Leaves it, in the settings, where the address is changed as well; absent in a dialog, which has its own way out. */
  onCancel?: () => void;
}

/** Verifies the own address, or a first one: a code is sent by itself, and its last digit verifies. */
export function EmailProof({ onCancel, ...props }: EmailProofProps) {
  const t = useT();
  const { value, error, reload } = useLoaded(withCodeSent);
  const [renamed, rename] = useState(false);
  if (value === undefined && error !== undefined) return <ErrorState message={error} onRetry={reload} />;
  if (value === undefined) return <div className="skeleton h-40" />;
  const onRename = value.email === '' ? () => rename(true) : undefined;
  const sent = async () => {
    await reload();
    rename(false);
  };
  return (
    <div className="flex flex-col gap-2">
      {value.open && !renamed ? (
        <CodeForm
          {...props}
          open={value.open}
          reload={reload}
          onRename={onRename}
          inSettings={onCancel !== undefined}
        />
      ) : (
        <AddressForm state={value} reload={sent} />
      )}
      {onCancel && (
        <Button kind="text" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
      )}
    </div>
  );
}

/** A known address without a code under way is sent one at once. */
async function withCodeSent(): Promise<EmailState> {
  const state = await emailState();
  if (state.open || !state.email) return state;
  await sendEmailCode(state.email);
  return emailState();
}

/** A form that comes after its dialog has opened: the focus, which waits on the dialog until then, goes into its field. */
function useFocusFirst(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (document.activeElement !== form.current?.closest('dialog')) return;
    form.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, []);
  return form;
}

/** Who joined by phone names a first address. */
function AddressForm({ state, reload }: { state: EmailState; reload: () => Promise<void> }) {
  const t = useT();
  const { busy, refusal, words, run } = useAct();
  const [email, setEmail] = useState(state.email);
  const form = useFocusFirst();
  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => {
          await sendEmailCode(email.trim());
          await reload();
        });
      }}
    >
      <AskedEmail state={state} email={email} error={emailWords(t, refusal, words, email)} onEmail={setEmail} />
      <Button type="submit" wide disabled={email.trim() === ''} busy={busy && t('shell.sending')}>
        {t('proof.verify.send')}
      </Button>
    </form>
  );
}

interface CodeFormProps extends Omit<EmailProofProps, 'onCancel'> {
  open: NonNullable<EmailState['open']>;
  reload: () => Promise<void>;
  /** Names another address in its place, where the account has none yet. */
  onRename?: (() => void) | undefined;
  /** Where the address is changed: it leads nowhere else. */
  inSettings?: boolean;
}

const { codeDigits } = proofLimits;

const lookEveryMs = 4000;

/** Looks again whether the e-mail has gone out, as long as that is open. */
function useDeliveryWatch(letter: CodeFormProps['open']['letter'], reload: () => Promise<void>): void {
  useEffect(() => {
    if (letter === 'sent' || letter === 'refused') return;
    const timer = setInterval(() => document.hidden || reload(), lookEveryMs);
    return () => clearInterval(timer);
  }, [letter, reload]);
}

/** The code of the e-mail that was sent. */
export function CodeForm({ open, publishes, reload, onDone, onRename, inSettings }: CodeFormProps) {
  const { email, seconds, letter } = open;
  const t = useT();
  const { busy, words, run, clear } = useAct();
  const { wait, start } = useWait();
  const [code, setCode] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each e-mail
  useEffect(() => start(seconds), [seconds]);
  useDeliveryWatch(letter, reload);
  const tried = useRef('');
  const verify = (digits: string) => {
    if (digits.length < codeDigits || tried.current === digits) return;
    tried.current = digits;
    void run(async () => {
      const xgold = await verifyEmail(email, digits);
      if (!publishes) showToast({ text: t(xgold > 0 ? 'proof.verify.doneEarned' : 'proof.verify.done', { xgold }) });
      onDone();
    });
  };
  const type = (digits: string) => {
    setCode(digits);
    clear();
    verify(digits);
  };
  const again = () =>
    run(async () => {
      await sendEmailCode(email);
      setCode('');
      tried.current = '';
      await reload();
    });
  const left = codeDigits - code.length;
  const form = useFocusFirst();
  return (
    <form
      ref={form}
      className="flex flex-col gap-3.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        tried.current = '';
        verify(code);
      }}
    >
      <p className="text-md text-ink-2">
        <BoldIn text={t(publishes ? 'proof.publish.sentTo' : 'proof.verify.sentTo', { email })} word={email} />
      </p>
      {letter !== 'sent' && letter !== 'waiting' && <EmailStatusNote state={letter} email={email} />}
      <DigitBoxes value={code} invalid={words !== undefined} onChange={type} />
      {words && <FieldError>{words}</FieldError>}
      <Button type="submit" wide disabled={left > 0} busy={busy && (publishes?.running ?? t('proof.checking'))}>
        {publishes?.verb ?? t('proof.verify.confirm')}
      </Button>
      <p className="text-sm text-ink-2" role="status">
        {words === undefined && t(publishes ? 'proof.publish.left' : 'proof.verify.left', { left })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {wait > 0 ? (
          <p className="num py-3 text-sm text-ink-2">{t('proof.againIn', { seconds: wait })}</p>
        ) : (
          <Button kind="text" className="-mx-3" disabled={busy} onClick={again}>
            {t('proof.again')}
          </Button>
        )}
        {!inSettings && <OtherAddress onRename={onRename} />}
      </div>
    </form>
  );
}

/** Another address: in its place, or in the settings where the account has one. */
function OtherAddress({ onRename }: Pick<CodeFormProps, 'onRename'>) {
  const t = useT();
  if (onRename) {
    return (
      <Button kind="text" className="-mx-3" onClick={onRename}>
        {t('proof.publish.otherAddress')}
      </Button>
    );
  }
  return (
    <Link to="/ucenter/setting/account" className="btn btn-text -mx-3">
      {t('proof.publish.otherAddress')}
    </Link>
  );
}
