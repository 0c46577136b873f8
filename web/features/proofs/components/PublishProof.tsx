import { type RefObject, useEffect, useRef, useState } from 'react';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';
import { BoldIn } from '../../../design/BoldIn.tsx';
import { Button } from '../../../design/Button.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { EmailStatusNote } from '../../members/index.ts';
import { type EmailState, emailState, sendEmailCode, verifyEmail } from '../email.ts';
import { AskedEmail } from './AskedEmail.tsx';
import { DigitBoxes } from './DigitBoxes.tsx';
import { useWait } from './use-wait.ts';

interface PublishProofProps {
  /** What the button does beside verifying, and what it says meanwhile. */
  verb: string;
  running: string;
  /** The address is verified. */
  onDone: () => void;
}

/** Verifies an address on the way to something else: a code is sent by itself, and its last digit goes on. */
export function PublishProof(props: PublishProofProps) {
  const { value, error, reload } = useLoaded(withCodeSent);
  const [renamed, rename] = useState(false);
  if (value === undefined && error !== undefined) return <ErrorState message={error} onRetry={reload} />;
  if (value === undefined) return <div className="skeleton h-40" />;
  const onRename = value.email === '' ? () => rename(true) : undefined;
  if (value.open && !renamed) return <CodeStep {...props} open={value.open} reload={reload} onRename={onRename} />;
  const sent = async () => {
    await reload();
    rename(false);
  };
  return <AddressStep state={value} reload={sent} />;
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
function AddressStep({ state, reload }: { state: EmailState; reload: () => Promise<void> }) {
  const t = useT();
  const { busy, words, run } = useAct();
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
      <AskedEmail state={state} email={email} error={words} onEmail={setEmail} />
      <Button type="submit" wide disabled={email.trim() === ''} busy={busy && t('shell.sending')}>
        {t('proof.verify.send')}
      </Button>
    </form>
  );
}

interface CodeStepProps extends PublishProofProps {
  open: NonNullable<EmailState['open']>;
  reload: () => Promise<void>;
  /** Names another address in its place, where the account has none yet. */
  onRename: (() => void) | undefined;
}

const { codeDigits } = proofLimits;

const lookEveryMs = 4000;

/** Looks again whether the e-mail has gone out, as long as that is open. */
function useDeliveryWatch(letter: CodeStepProps['open']['letter'], reload: () => Promise<void>): void {
  useEffect(() => {
    if (letter === 'sent' || letter === 'refused') return;
    const timer = setInterval(() => document.hidden || reload(), lookEveryMs);
    return () => clearInterval(timer);
  }, [letter, reload]);
}

function CodeStep({ open: { email, seconds, letter }, verb, running, reload, onDone, onRename }: CodeStepProps) {
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
      await verifyEmail(email, digits);
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
        <BoldIn text={t('proof.publish.sentTo', { email })} word={email} />
      </p>
      {letter !== 'sent' && letter !== 'waiting' && <EmailStatusNote state={letter} email={email} />}
      <DigitBoxes value={code} invalid={words !== undefined} onChange={type} />
      {words && <FieldError>{words}</FieldError>}
      <Button type="submit" wide disabled={left > 0} busy={busy && running}>
        {verb}
      </Button>
      <p className="text-sm text-ink-2" role="status">
        {t('proof.publish.left', { left })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {wait > 0 ? (
          <p className="num py-3 text-sm text-ink-2">{t('proof.againIn', { seconds: wait })}</p>
        ) : (
          <Button kind="text" className="-mx-3" disabled={busy} onClick={again}>
            {t('proof.again')}
          </Button>
        )}
        <OtherAddress onRename={onRename} />
      </div>
    </form>
  );
}

/** Another address: in its place, or in the settings where the account has one. */
function OtherAddress({ onRename }: Pick<CodeStepProps, 'onRename'>) {
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
