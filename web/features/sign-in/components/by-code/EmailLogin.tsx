import { Link } from '../../../../router/links.tsx';
import { useFlagLink } from '../../../../shell/shown-dialog.ts';
import { useT } from '../../../../texts/texts.tsx';
import type { Entered } from '../../mutations.ts';
import { AskForm } from './AskForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { useSending } from './use-sending.ts';

interface EmailLoginProps {
  /** An address that was typed at the password already, or nothing. */
  typed: string;
  remember: boolean;
  onRemember: (remember: boolean) => void;
  onEntered: (entered: Entered) => Promise<void>;
  /** The code was right, and another one is asked for. */
  onSecondStep: (ticket: string) => void;
  /** Back to the password. */
  onPassword: () => void;
}

/** Log-in by a code in an e-mail: where it goes, then the code. */
export function EmailLogin({ typed, onPassword, ...rest }: EmailLoginProps) {
  const { email, setEmail, sending } = useSending(typed);
  return (
    <div className="flex flex-col gap-4">
      {sending.sent ? (
        <CodeForm email={email} sending={sending} {...rest} />
      ) : (
        <AskForm email={email} onEmail={setEmail} sending={sending} />
      )}
      <PasswordLink onPress={onPassword} />
    </div>
  );
}

function PasswordLink({ onPress }: { onPress: () => void }) {
  const t = useT();
  return (
    <Link
      to={useFlagLink('showlogin')}
      rel="nofollow"
      preventScrollReset
      className="btn btn-quiet btn-wide"
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {t('sign-in.byPassword')}
    </Link>
  );
}
