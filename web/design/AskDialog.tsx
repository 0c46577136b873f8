import type { ReactNode } from 'react';
import { useT } from '../texts/texts.tsx';
import { Button, type ButtonKind } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { IconName } from './icon-names.ts';
import { Note } from './parts.tsx';

interface AskDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  shape?: 'dialog' | 'sheet';
  /** What the button says that does it, and while it does. */
  word: string;
  busyWord?: string;
  kind?: ButtonKind;
  icon?: IconName;
  disabled?: boolean;
  /** Enter does it: nothing is left to be filled in. */
  readied?: boolean;
  busy: boolean;
  /** The server's words, where it refused. */
  error?: string;
  onAct: () => void;
  children: ReactNode;
}

/** One thing that is done: what will come of it, the way back first, and the server's words where it refuses. */
export function AskDialog(props: AskDialogProps) {
  const { open, onClose, title, shape, word, busyWord, kind, icon, disabled, readied, busy, error, onAct, children } =
    props;
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      shape={shape}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button
            kind={kind}
            icon={icon}
            disabled={disabled}
            busy={busy && (busyWord ?? t('shell.working'))}
            onClick={onAct}
            data-focus-first={readied ? '' : undefined}
          >
            {word}
          </Button>
        </>
      }
    >
      {children}
      {error && <Note tone="error">{error}</Note>}
    </Dialog>
  );
}
