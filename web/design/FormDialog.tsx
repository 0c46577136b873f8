import { type FormEvent, type ReactNode, useId } from 'react';
import { useT } from '../texts/texts.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Note } from './parts.tsx';

interface FormDialogProps {
  title: ReactNode;
  onClose: () => void;
  onSave: (event: FormEvent) => void;
  busy: boolean;
  /** The server's words, where it refused. */
  error: string | undefined;
  children: ReactNode;
}

/** A form of several fields in a dialog: saved by its button or the enter key, or left as it was. */
export function FormDialog({ title, onClose, onSave, busy, error, children }: FormDialogProps) {
  const t = useT();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy && t('shell.working')}>
            {t('shell.save')}
          </Button>
        </>
      }
    >
      <form id={id} className="flex flex-col gap-3" onSubmit={onSave} noValidate>
        {error && <Note tone="error">{error}</Note>}
        {children}
      </form>
    </Dialog>
  );
}
