import { Dialog } from '../../../../design/Dialog.tsx';
import { useRevalidator } from '../../../../router/hooks.ts';
import type { ProofDialog } from '../../../../session/proof.ts';
import { useRootData } from '../../../../session/root-data.ts';
import { useT, useTexts } from '../../../../texts/texts.tsx';
import { EmailProof } from './EmailProof.tsx';
import { GuardianAsk } from './GuardianAsk.tsx';
import { SilencedNotice } from './SilencedNotice.tsx';

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
  useTexts('proof');
  const t = useT();
  const { siteName } = useRootData();
  const { revalidate } = useRevalidator();
  const done = () => {
    onClose();
    revalidate();
  };
  const isGuardian = proof === 'guardian';
  return (
    <Dialog
      open={proof !== null}
      onClose={onClose}
      width={390}
      title={t(isGuardian ? 'proof.guardian.title' : 'proof.verify.title')}
      lead={isGuardian ? undefined : t('proof.verify.lead', { siteName })}
    >
      {isGuardian ? <GuardianAsk onDone={done} /> : <EmailProof onDone={done} />}
    </Dialog>
  );
}
