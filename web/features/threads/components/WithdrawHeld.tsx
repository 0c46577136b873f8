import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { usePress } from '../../../api/use-press.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useT } from '../../../texts/texts.tsx';

interface WithdrawHeldProps {
  pid: number;
  /** Shows what stands now that it is gone. */
  onDone: () => unknown;
  className: string;
}

/** Deletes one's own post that waits for a moderator or was refused. */
export function WithdrawHeld({ pid, onDone, className }: WithdrawHeldProps) {
  const t = useT();
  const { busy, run } = usePress();
  const withdraw = async () => {
    if (!(await run(() => call('review.withdraw-held', { pid })))) return;
    showToast({ text: t('threads.held.withdrawn') });
    await onDone();
  };
  return (
    <FormButton
      className={className}
      action={formAction('review.withdraw-held', { pid })}
      disabled={busy}
      aria-busy={busy || undefined}
      onClick={() => void withdraw()}
    >
      {t('threads.held.withdraw')}
    </FormButton>
  );
}
