import type { ReactNode } from 'react';
import { Dialog } from '../../../../design/Dialog.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { Proof } from '../../safety.ts';
import { OwnerProof } from './OwnerProof.tsx';

interface ProofDialogProps {
  title: string;
  action: string;
  busyText: string;
  danger?: boolean;
  /** What is done with the proof; a refusal is said in the dialog. */
  onProof: (proof: Proof) => Promise<void>;
  onClose: () => void;
  /** What the action brings with it. */
  children?: ReactNode;
}

/** Asks for the owner's proof before something that a login alone must not do. Drawn while it is open. */
export function ProofDialog({ title, onClose, children, ...asked }: ProofDialogProps) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} title={title}>
      <OwnerProof {...asked} onCancel={onClose}>
        {children}
        <p className="text-sm text-ink-2">{t('safety.proofText')}</p>
      </OwnerProof>
    </Dialog>
  );
}
