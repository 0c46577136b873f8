import { AskDialog } from '../../../design/AskDialog.tsx';
import { useT } from '../../../texts/texts.tsx';

interface RenameDialogProps {
  open: boolean;
  from: string;
  to: string;
  price: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before the name and the money change. */
export function RenameDialog({ open, from, to, price, busy, onClose, onConfirm }: RenameDialogProps) {
  const t = useT();
  return (
    <AskDialog
      open={open}
      onClose={onClose}
      shape="sheet"
      title={t('profiles.renameTitle', { name: to })}
      word={t('profiles.renameConfirm', { price })}
      busyWord={t('profiles.renaming')}
      kind="value"
      busy={busy}
      onAct={onConfirm}
    >
      <p className="text-md text-ink-2">{t('profiles.renameText', { from, to, price })}</p>
    </AskDialog>
  );
}
