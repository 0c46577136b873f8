import { useRef } from 'react';
import { formAction } from '../../../../../contract/primitives/page-form.ts';
import { Button } from '../../../../design/Button.tsx';
import { useScripted } from '../../../../lib/use-scripted.ts';
import { useT } from '../../../../texts/texts.tsx';
import { EmailInput } from '../../../members/index.ts';
import { BeforeScript } from '../BeforeScript.tsx';
import { useFirstFocus } from '../use-first-focus.ts';
import type { Sending } from './use-sending.ts';

interface AskFormProps {
  email: string;
  onEmail: (email: string) => void;
  sending: Sending;
}

/** Where the code goes. Whether an account has the address is never said. */
export function AskForm({ email, onEmail, sending: { words, busy, send, clear } }: AskFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const scripted = useScripted();
  useFirstFocus(form);
  return (
    <form
      ref={form}
      method="post"
      action={formAction('sign-in.send-login-code')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      noValidate
    >
      {scripted || <BeforeScript />}
      <p className="text-md text-ink-2">{t('sign-in.codeText')}</p>
      <EmailInput
        value={email}
        error={words}
        data-focus-first
        onChange={(event) => {
          onEmail(event.target.value);
          clear();
        }}
      />
      <Button type="submit" wide disabled={scripted && email.trim() === ''} busy={busy && t('shell.sending')}>
        {t('shell.sendCode')}
      </Button>
    </form>
  );
}
