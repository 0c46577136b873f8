import { type FormEvent, useEffect, useRef, useState } from 'react';
import { proofLimits } from '../../../../../contract/domains/proofs/limits.ts';
import { byCode } from '../../../../../contract/primitives/dialog-flags.ts';
import { formAction } from '../../../../../contract/primitives/page-form.ts';
import { useAct } from '../../../../api/use-act.ts';
import { isRefusal } from '../../../../api/wire.ts';
import { BoldIn } from '../../../../design/BoldIn.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Checkbox } from '../../../../design/choices.tsx';
import { useScripted } from '../../../../lib/use-scripted.ts';
import { Link } from '../../../../router/links.tsx';
import { useFlagLink } from '../../../../shell/shown-dialog.ts';
import { useT } from '../../../../texts/texts.tsx';
import { SentCodeInput } from '../../../members/index.ts';
import { type Entered, logInByEmail } from '../../mutations.ts';
import { useSaidLogin } from '../../said-login.ts';
import { BeforeScript } from '../BeforeScript.tsx';
import type { Sending } from './use-sending.ts';

interface CodeFormProps {
  email: string;
  sending: Sending;
  remember: boolean;
  onRemember: (remember: boolean) => void;
  onEntered: (entered: Entered) => Promise<void>;
  onSecondStep: (ticket: string) => void;
}

const { codeDigits, codeSeconds } = proofLimits;
const minutes = codeSeconds / 60;

/** A code on its way to the server. */
function useEntering({ email, onEntered, onSecondStep }: CodeFormProps) {
  const act = useAct();
  const said = useSaidLogin();
  const [code, setCode] = useState('');
  const tried = useRef('');
  const enter = (digits: string) => {
    if (digits === '' || tried.current === digits) return;
    tried.current = digits;
    void act.run(async () => {
      try {
        await onEntered(await logInByEmail(email, digits));
      } catch (failure) {
        if (!isRefusal(failure) || failure.refusal !== 'accounts.two_step_needed') throw failure;
        onSecondStep(String(failure.extra.ticket));
      }
    });
  };
  // Of the form that was sent before script, until something is typed.
  const before = said?.call === 'sign-in.login-email' && code === '' ? said.refused?.msg : undefined;
  return {
    code,
    busy: act.busy,
    words: act.words ?? before,
    /** The last digit logs in. */
    type: (digits: string) => {
      setCode(digits);
      act.clear();
      if (digits.length === codeDigits) enter(digits);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      tried.current = '';
      enter(code);
    },
    anew: () => {
      setCode('');
      tried.current = '';
      act.clear();
    },
  };
}

/** The code of the e-mail. */
export function CodeForm(props: CodeFormProps) {
  const { email, sending, remember, onRemember } = props;
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const scripted = useScripted();
  const { code, busy, words, type, submit, anew } = useEntering(props);
  const error = words ?? sending.words;
  // A code that was refused is typed again at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is wrong anew
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=code]')?.focus(), [error]);
  return (
    <form
      ref={form}
      method="post"
      action={formAction('sign-in.login-email')}
      className="flex flex-col gap-4"
      onSubmit={submit}
      noValidate
    >
      {scripted || <BeforeScript />}
      <input type="hidden" name="email" value={email} />
      <p className="text-md text-ink-2" role="status">
        <BoldIn text={t('sign-in.codeSent', { email, minutes })} word={email} />
      </p>
      <SentCodeInput
        value={code}
        error={error}
        onChange={(digits) => {
          type(digits);
          sending.clear();
        }}
      />
      <Checkbox
        className="text-sm"
        name="remember"
        checked={remember}
        onChange={(event) => onRemember(event.target.checked)}
      >
        {t('sign-in.remember')}
      </Checkbox>
      <Button type="submit" wide disabled={scripted && code === ''} busy={busy && t('sign-in.loggingIn')}>
        {t('shell.logIn')}
      </Button>
      <Again
        sending={sending}
        onAgain={() => {
          anew();
          sending.send();
        }}
      />
    </form>
  );
}

/** Another code, or another address. */
function Again({ sending: { wait, busy, anew }, onAgain }: { sending: Sending; onAgain: () => void }) {
  const t = useT();
  const scripted = useScripted();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {wait > 0 ? (
        <p className="num py-3 text-sm text-ink-2">{t('proof.againIn', { seconds: wait })}</p>
      ) : (
        <Button
          kind="text"
          className="-mx-3"
          type={scripted ? 'button' : 'submit'}
          formAction={formAction('sign-in.send-login-code')}
          disabled={busy}
          onClick={scripted ? onAgain : undefined}
        >
          {t('proof.again')}
        </Button>
      )}
      <Link
        to={`${useFlagLink('showlogin')}=${byCode}`}
        rel="nofollow"
        preventScrollReset
        className="btn btn-text -mx-3"
        onClick={(event) => {
          event.preventDefault();
          anew();
        }}
      >
        {t('proof.publish.otherAddress')}
      </Link>
    </div>
  );
}
