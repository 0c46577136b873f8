import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { onEnter } from '../../../lib/enter-key.ts';
import { useT } from '../../../texts/texts.tsx';
import { EmailInput } from '../../members/index.ts';
import type { EmailState } from '../email.ts';
import { fieldOf } from '../proof-form.ts';

interface AskedEmailProps {
  state: EmailState;
  email: string;
  error?: string | undefined;
  onEmail: (email: string) => void;
  onEnter: () => void;
}

/** The field of an address to verify; why it is asked for, where no phone speaks for the member, and why it can't be sent yet. */
export function AskedEmail({ state, email, error, onEmail, onEnter: act }: AskedEmailProps) {
  const t = useT();
  return (
    <>
      {state.email === '' && state.phoneVerified !== 1 && <p className="text-md text-ink-2">{t('proof.whyEmail')}</p>}
      <EmailInput
        form={pageForm}
        name={fieldOf('email')}
        value={email}
        error={error}
        hint={email.trim() === '' ? t('proof.verify.sendOff') : undefined}
        onChange={(event) => onEmail(event.target.value)}
        onKeyDown={onEnter(act)}
        data-focus-first
      />
    </>
  );
}
