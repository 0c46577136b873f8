import { useT } from '../../../texts/texts.tsx';
import { EmailInput } from '../../members/index.ts';
import type { EmailState } from '../email.ts';

interface AskedEmailProps {
  state: EmailState;
  email: string;
  error?: string | undefined;
  onEmail: (email: string) => void;
}

/** The field of an address to verify; why it is asked for, where no phone speaks for the member, and why it can't be sent yet. */
export function AskedEmail({ state, email, error, onEmail }: AskedEmailProps) {
  const t = useT();
  return (
    <>
      {state.email === '' && state.phoneVerified !== 1 && <p className="text-md text-ink-2">{t('proof.whyEmail')}</p>}
      <EmailInput
        value={email}
        error={error}
        hint={email.trim() === '' ? t('proof.verify.sendOff') : undefined}
        onChange={(event) => onEmail(event.target.value)}
        data-focus-first
      />
    </>
  );
}
