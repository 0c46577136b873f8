import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formAction } from '../../../../../contract/primitives/page-form.ts';
import { useAct } from '../../../../api/use-act.ts';
import { Button } from '../../../../design/Button.tsx';
import { useScripted } from '../../../../lib/use-scripted.ts';
import { useT } from '../../../../texts/texts.tsx';
import { TwoStepCodeInput } from '../../../members/index.ts';
import type { Entered } from '../../mutations.ts';
import { logInByCode } from '../../safety.ts';
import { useSaidLogin } from '../../said-login.ts';
import { BeforeScript } from '../BeforeScript.tsx';

interface SecondStepProps {
  ticket: string;
  onEntered: (entered: Entered) => Promise<void>;
  /** Back to the password: the ticket has run out, or the reader wants to. */
  onBack: (said?: string) => void;
}

/** The code after the password. */
export function SecondStep({ ticket, onEntered, onBack }: SecondStepProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const { busy, refusal, words, run } = useAct();
  const [code, setCode] = useState('');
  const scripted = useScripted();
  const said = useSaidLogin();
  const saidHere = said?.call === 'sign-in.login-code';
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=code]')?.focus(), []);
  useEffect(() => {
    if (refusal === 'accounts.ticket_expired') onBack(words);
  }, [refusal, words, onBack]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => onEntered(await logInByCode(ticket, code)));
  };
  return (
    <form
      ref={form}
      method="post"
      action={formAction('sign-in.login-code')}
      className="flex flex-col gap-4"
      onSubmit={submit}
      noValidate
    >
      {scripted || <BeforeScript remember={said?.fields.remember !== undefined} />}
      <input type="hidden" name="ticket" value={ticket} />
      <p className="text-md">{t('sign-in.refusal.two_step_needed')}</p>
      <TwoStepCodeInput value={code} error={words ?? (saidHere ? said?.refused?.msg : undefined)} onChange={setCode} />
      <Button type="submit" wide disabled={scripted && code === ''} busy={busy && t('sign-in.loggingIn')}>
        {t('shell.logIn')}
      </Button>
      <Button kind="quiet" wide onClick={() => onBack()}>
        {t('safety.back')}
      </Button>
    </form>
  );
}
