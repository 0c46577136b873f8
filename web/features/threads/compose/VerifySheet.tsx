import { Dialog } from '../../../design/Dialog.tsx';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { EmailProof } from '../../proofs/index.ts';

export interface VerifySheetProps {
  open: boolean;
  /** The button that publishes, as it is called where it was pressed; by default "Publish". */
  publishes?: { verb: string; running: string };
  /** True once the address is verified, false where it was put off. */
  onEnd: (verified: boolean) => void;
}

/** The last step of a first post: a code is on its way already, and its last digit publishes. */
export function VerifySheet({ open, publishes, onEnd }: VerifySheetProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const done = () => {
    onEnd(true);
    void revalidate();
  };
  return (
    <Dialog open={open} onClose={() => onEnd(false)} title={t('proof.publish.title')} width={390} shape="sheet">
      <EmailProof
        publishes={publishes ?? { verb: t('threads.publish'), running: t('threads.publishing') }}
        onDone={done}
      />
    </Dialog>
  );
}
