import { openDialog } from '../../../session/dialogs.ts';
import { OtherWays } from './OtherWays.tsx';

interface SwitchToProps {
  question: string;
  answer: string;
  dialog: 'login' | 'register';
}

/** What stands under both forms: accounts elsewhere, and the way from log-in to registration and back (R-SES-006). */
export function SwitchTo({ question, answer, dialog }: SwitchToProps) {
  return (
    <>
      <OtherWays />
      <p className="text-center text-sm text-ink-2">
        {question}{' '}
        <button type="button" className="link min-h-11" onClick={() => openDialog(dialog)}>
          {answer}
        </button>
      </p>
    </>
  );
}
