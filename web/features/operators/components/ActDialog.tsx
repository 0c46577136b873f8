import type { ReactNode } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Note } from '../../../design/parts.tsx';
import type { Act } from '../../../lib/use-act.ts';
import { useT } from '../../../texts/texts.tsx';

interface ActDialogProps {
  open: boolean;
  title: string;
  /** What the button says that does it. */
  word: string;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  act: Act;
  onAct: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** One thing that is done: what will come of it, the way back first, and the server's words where it refuses. */
export function ActDialog({
  open,
  title,
  word,
  icon,
  danger,
  disabled,
  act,
  onAct,
  onClose,
  children,
}: ActDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('operators.cancel')}
          </Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            icon={icon}
            disabled={disabled}
            busy={act.busy && t('operators.working')}
            onClick={onAct}
          >
            {word}
          </Button>
        </>
      }
    >
      {children}
      {act.error && <Note tone="error">{act.error}</Note>}
    </Dialog>
  );
}
