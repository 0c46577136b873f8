import { type RefObject, useEffect, useRef, useState } from 'react';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';
import { useAct } from '../../../api/use-act.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { BoldIn } from '../../../design/BoldIn.tsx';
import { Button } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useScripted } from '../../../lib/use-scripted.ts';
import { Link } from '../../../router/links.tsx';
import { wordsOfSaid } from '../../../session/refused-form.ts';
import { useT } from '../../../texts/texts.tsx';
import { EmailStatusNote } from '../../members/index.ts';
import { type EmailState, emailState, sendEmailCode, verifyEmail } from '../email.ts';
import { fieldOf, sendCodeAction, useSaidProof, verifyAction } from '../proof-form.ts';
import { AskedEmail } from './AskedEmail.tsx';
import { DigitBoxes } from './DigitBoxes.tsx';
import { useWait } from './use-wait.ts';

interface EmailProofProps {
  /** Verifying publishes: how that is said. Absent, it says itself that the address is verified. */
  publishes?: { verb: string; running: string };
  /** The address is verified. */
  onDone: () => void;
}

/** Verifies the own address, or a first one, in a dialog: a code is sent by itself, and its last digit verifies. */
export function EmailProof(props: EmailProofProps) {
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
        <CodeForm {...props} open={value.open} reload={reload} onRename={onRename} />
      ) : (
        <AddressForm state={value} reload={sent} />
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
function useFocusFirst(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement !== place.current?.closest('dialog')) return;
    place.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, []);
  return place;
}

interface AddressFormProps {
  state: EmailState;
  reload: () => Promise<void>;
  onSent?: () => void;
}

/** Who joined by phone names a first address. */
export function AddressForm({ state, reload, onSent }: AddressFormProps) {
  const t = useT();
  const { busy, words, run } = useAct();
  const said = useSaidProof();
  const [email, setEmail] = useState(said?.fields[fieldOf('email')] ?? state.email);
  const place = useFocusFirst();
  const scripted = useScripted();
  const send = () =>
    run(async () => {
      await sendEmailCode(email.trim());
      await reload();
      onSent?.();
    });
  const error = words ?? wordsOfSaid(said);
  return (
    <div ref={place} className="flex flex-col gap-4">
      <AskedEmail state={state} email={email} error={error} onEmail={setEmail} onEnter={send} />
      <FormButton
        className="btn btn-primary btn-wide"
        action={sendCodeAction()}
        disabled={scripted && email.trim() === ''}
        busy={busy && t('shell.sending')}
        onClick={send}
      >
        {t('proof.verify.send')}
      </FormButton>
    </div>
  );
}

interface CodeFormProps extends EmailProofProps {
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
  const { busy, words: answered, run, clear } = useAct();
  const { wait, start } = useWait();
  const said = useSaidProof();
  const [code, setCode] = useState('');
  // Of the form that was sent before script, until something is typed.
  const words = answered ?? (code === '' ? wordsOfSaid(said) : undefined);
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
  const place = useFocusFirst();
  const scripted = useScripted();
  const confirm = () => {
    tried.current = '';
    verify(code);
  };
  return (
    <div ref={place} className="flex flex-col gap-3.5">
      <p className="text-md text-ink-2">
        <BoldIn text={t(publishes ? 'proof.publish.sentTo' : 'proof.verify.sentTo', { email })} word={email} />
      </p>
      {letter !== 'sent' && letter !== 'waiting' && <EmailStatusNote state={letter} email={email} />}
      <DigitBoxes name={fieldOf('code')} value={code} invalid={words !== undefined} onChange={type} onEnter={confirm} />
      {words && <FieldError>{words}</FieldError>}
      <FormButton
        className="btn btn-primary btn-wide"
        action={verifyAction(email)}
        disabled={scripted && left > 0}
        busy={busy && (publishes?.running ?? t('proof.checking'))}
        onClick={confirm}
      >
        {publishes?.verb ?? t('proof.verify.confirm')}
      </FormButton>
      <p className="scripted text-sm text-ink-2" role="status">
        {words === undefined && t(publishes ? 'proof.publish.left' : 'proof.verify.left', { left })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Again email={email} wait={wait} busy={busy} onAgain={() => void again()} />
        {!inSettings && <OtherAddress onRename={onRename} />}
      </div>
    </div>
  );
}

interface AgainProps {
  email: string;
  /** Seconds until another e-mail may be sent. */
  wait: number;
  busy: boolean;
  onAgain: () => void;
}

function Again({ email, wait, busy, onAgain }: AgainProps) {
  const t = useT();
  if (wait > 0) return <p className="num py-3 text-sm text-ink-2">{t('proof.againIn', { seconds: wait })}</p>;
  return (
    <FormButton className="btn btn-text -mx-3" action={sendCodeAction(email)} disabled={busy} onClick={onAgain}>
      {t('proof.again')}
    </FormButton>
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
