import { Dialog } from '../../../design/Dialog.tsx';
import { useRevalidator } from '../../../router/hooks.ts';
import type { ProofDialog } from '../../../session/proof.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { GuardianAsk, SilencedNotice } from '../../members/index.ts';
import { EmailProof } from './EmailProof.tsx';
import { useComingBack } from './use-coming-back.ts';

interface ProofPanesProps {
  /** null: closed. */
  proof: ProofDialog | null;
  onClose: () => void;
}

/** What stands between somebody and writing, over the page that they write on: what was typed stays there. */
export function ProofPanes({ proof, onClose }: ProofPanesProps) {
  if (proof === 'silenced') return <SilencedNotice onClose={onClose} />;
  return <Proofs proof={proof} onClose={onClose} />;
}

interface ProofsProps extends ProofPanesProps {
  proof: Exclude<ProofDialog, 'silenced'> | null;
}

function Proofs({ proof, onClose }: ProofsProps) {
  const t = useT();
  const { siteName, viewer } = useRootData();
  const { revalidate } = useRevalidator();
  const { comeBack } = useComingBack(onClose);
  const isGuardian = proof === 'guardian';
  // A guardian is only asked here, so that nothing goes on yet.
  const asked = () => {
    onClose();
    void revalidate();
  };
  return (
    <Dialog
      open={proof !== null}
      onClose={onClose}
      width={390}
      shape={isGuardian ? 'dialog' : 'sheet'}
      title={t(isGuardian ? 'proof.guardian.title' : 'proof.verify.title')}
      lead={isGuardian ? undefined : t('proof.verify.lead', { siteName })}
    >
      {isGuardian ? <GuardianAsk onDone={asked} /> : <EmailProof onDone={() => comeBack(viewer?.uid ?? 0)} />}
    </Dialog>
  );
}
