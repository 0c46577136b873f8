import { DialogLink } from '../../../shell/DialogLink.tsx';
import { OtherWays } from './OtherWays.tsx';

interface SwitchToProps {
  question: string;
  answer: string;
  to: 'showlogin' | 'showregister';
}

/** What stands under both forms: accounts elsewhere, and the way from log-in to registration and back (R-SES-006). */
export function SwitchTo({ question, answer, to }: SwitchToProps) {
  return (
    <>
      <OtherWays />
      <p className="text-center text-sm text-ink-2">
        {question}{' '}
        <DialogLink flag={to} className="link inline-flex min-h-11 items-center">
          {answer}
        </DialogLink>
      </p>
    </>
  );
}
