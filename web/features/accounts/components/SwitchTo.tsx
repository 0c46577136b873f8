import { openDialog } from '../../../session/dialogs.ts';

interface SwitchToProps {
  question: string;
  answer: string;
  dialog: 'login' | 'register';
}

/** From log-in to registration and back (R-SES-006). */
export function SwitchTo({ question, answer, dialog }: SwitchToProps) {
  return (
    <p className="text-center text-sm text-ink-2">
      {question}{' '}
      <button type="button" className="link min-h-11" onClick={() => openDialog(dialog)}>
        {answer}
      </button>
    </p>
  );
}
