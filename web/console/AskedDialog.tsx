import type { ReactNode } from 'react';
import type { ButtonKind } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { FormButton } from '../design/FormButton.tsx';
import { Note } from '../design/parts.tsx';
import { useNavigate } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';

interface AskedDialogProps {
  title: ReactNode;
  /** The same page without the question. */
  closeTo: string;
  /** What the button says that does it. */
  word: string;
  kind?: ButtonKind;
  /** The form that it sends before there is script. */
  action: string;
  busy: boolean;
  /** The server's words, where it refused. */
  error: string | undefined;
  onAct: () => void;
  children: ReactNode;
}

/** Asks before something is done that has an address of its own, so that it asks without script as well. */
export function AskedDialog(props: AskedDialogProps) {
  const { title, closeTo, word, kind = 'primary', action, busy, error, onAct, children } = props;
  const t = useT();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      title={title}
      closeTo={closeTo}
      onClose={() => void navigate(closeTo, { replace: true, preventScrollReset: true })}
      foot={
        <>
          <Link to={closeTo} replace preventScrollReset className="btn btn-outline">
            {t('shell.cancel')}
          </Link>
          <FormButton className={`btn btn-${kind}`} action={action} busy={busy && t('shell.working')} onClick={onAct}>
            {word}
          </FormButton>
        </>
      }
    >
      {children}
      {error && <Note tone="error">{error}</Note>}
    </Dialog>
  );
}
