import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
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
    <Dialog
      open={open}
      onClose={onClose}
      shape="sheet"
      title={t('profiles.renameTitle', { name: to })}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('profiles.cancel')}
          </Button>
          <Button kind="value" busy={busy && t('profiles.renaming')} onClick={onConfirm}>
            {t('profiles.renameConfirm', { price })}
          </Button>
        </>
      }
    >
      <p className="text-md text-ink-2">{t('profiles.renameText', { from, to, price })}</p>
    </Dialog>
  );
}
