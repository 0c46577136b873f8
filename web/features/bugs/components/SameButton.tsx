import { Count } from '../../../design/Count.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { openDialog } from '../../../session/dialogs.ts';
import { proofDialogOf } from '../../../session/proof.ts';
import { useT } from '../../../texts/texts.tsx';
import { type SameMark, useSame } from '../use-same.ts';

interface SameButtonProps {
  tid: number;
  subject: string;
  same: number;
  is_same: 0 | 1;
  /** Why the reader can't say it; empty where they can. */
  refusal?: string;
  onSaid?: (said: SameMark) => void;
}

/** "Same here" with how many said it: one tap, counted once; it works as a form before there is script. */
export function SameButton({ tid, subject, same, is_same, refusal = '', onSaid }: SameButtonProps) {
  const t = useT();
  const mark = useSame({ tid, same, is_same }, onSaid);
  const proof = proofDialogOf(refusal);
  if (refusal !== '' && refusal !== 'threads.need_login' && !proof) return <SameCount same={same} />;
  return (
    <FormButton
      className="bug-same"
      action={mark.action}
      aria-pressed={mark.is_same === 1}
      onClick={proof ? () => openDialog(proof) : mark.press}
    >
      <b>
        <Count value={mark.same} />
      </b>
      {t('bugs.same')}
      <span className="sr-only">: {subject}</span>
    </FormButton>
  );
}

/** The figure alone, where the reader can't say it: it is their own report, or one that was joined. */
function SameCount({ same }: { same: number }) {
  const t = useT();
  return (
    <span className="bug-same bug-same-still">
      <b>
        <Count value={same} />
      </b>
      {t('bugs.same')}
    </span>
  );
}
