import { answerOwner, useOwnerAsked } from '../../../../session/owner-proof.ts';
import { useT } from '../../../../texts/texts.tsx';
import { proveOwner } from '../../safety.ts';
import { ProofDialog } from './ProofDialog.tsx';

/** Asks for the owner's proof over whatever stands on the page, for a call that wants a recent one. */
export function OwnerAsked() {
  const t = useT();
  if (!useOwnerAsked()) return null;
  return (
    <ProofDialog
      title={t('safety.ownerAsked')}
      action={t('safety.next')}
      busyText={t('safety.checking')}
      onProof={async (proof) => {
        await proveOwner(proof);
        answerOwner(true);
      }}
      onClose={() => answerOwner(false)}
    />
  );
}
