import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { afterFrame } from '../lib/after-frame.ts';
import { focusWithin } from '../lib/focus-within.ts';
import { useScripted } from '../lib/use-scripted.ts';
import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** Widths of the design (R-MSC-051, R-MSC-052); below 600 px a dialog fills the screen. */
export type DialogWidth = 390 | 500 | 600 | 810;

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  width?: DialogWidth;
  /** A short choice: a bottom sheet on phones. */
  shape?: 'dialog' | 'sheet';
  /** The page without the dialog: what closes it before there is code. */
  closeTo?: string;
  /** Without it neither Esc, scrim nor button closes. */
  closable?: boolean;
  /** Before and below the title. */
  picture?: ReactNode;
  lead?: ReactNode;
  /** Actions at the end, Cancel first. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Opens it over the page, with the focus in it. */
function showModally(dialog: HTMLDialogElement): void {
  const writing = focusWithin(dialog);
  // `showModal` refuses a dialog that the server's page already shows.
  dialog.toggleAttribute('data-stood', dialog.open);
  if (dialog.open) dialog.close();
  dialog.showModal();
  // A field that asks for it, else the dialog itself: its first control is the one that closes it.
  (writing ?? dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog).focus();
}

const firstError = '[aria-invalid="true"], [role="alert"]';

/** A button that is off while it works loses the focus: it stays in the dialog, and goes once to what was refused. */
function useFocusInside(ref: RefObject<HTMLDialogElement | null>): void {
  const seen = useRef<HTMLElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const { activeElement: at } = document;
    if (!dialog?.matches(':modal')) return;
    const error = dialog.querySelector<HTMLElement>(firstError);
    const isNew = error !== seen.current;
    seen.current = error;
    const isLost = !at || at === document.body || at.matches(':disabled');
    if (!isLost && !(at === dialog && error && isNew)) return;
    if (error?.role === 'alert') error.tabIndex = -1;
    (error ?? dialog).focus();
  });
}

/**
 * A dialog is modal as long as it is open, and gives the focus back even when it is removed while open.
 * Gives whether it has been shown since it was opened last.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): RefObject<boolean> {
  const shown = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) {
      shown.current = false;
      if (dialog.open) dialog.close();
      return;
    }
    if (shown.current) return;
    const before = document.activeElement;
    const show = () => {
      showModally(dialog);
      shown.current = true;
    };
    const cancel = dialog.open ? show() : afterFrame(show);
    return () => {
      cancel?.();
      if (!dialog.isConnected && before instanceof HTMLElement) before.focus();
    };
  }, [ref, open]);
  return shown;
}

/**
 * A native modal dialog: the browser holds the focus in it and gives it back. A dialog that is open in the server's page
 * is drawn open without script and made modal by it.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    width = 500,
    shape = 'dialog',
    closable = true,
    closeTo,
    picture,
    lead,
    foot,
    children,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Only the first drawing sets `open`; from then on the browser changes it.
  const [openAtFirst] = useState(open);

  const shown = useModal(ref, open);
  useFocusInside(ref);

  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    if (closable) onClose();
  };
  // Browsers let a second Esc through what `cancel` refused; the event of a closing comes a task later, when it may be opening again.
  const onClosed = (event: SyntheticEvent) => {
    if (event.target !== ref.current || !shown.current || ref.current.open) return;
    if (closable) onClose();
    else ref.current?.showModal();
  };
  const onScrim = (event: MouseEvent) => {
    if (closable && event.target === ref.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, by `cancel`
    <dialog
      ref={ref}
      open={openAtFirst}
      // biome-ignore lint/a11y/noAutofocus: where an address opens it, the focus starts in it before there is script
      autoFocus={openAtFirst}
      tabIndex={-1}
      className={`dialog dialog-${width}${shape === 'sheet' ? ' dialog-sheet' : ''}`}
      aria-labelledby={heading}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={onScrim}
    >
      {open && (
        <>
          <div className={picture ? 'dialog-head dialog-head-tall' : 'dialog-head'}>
            {picture}
            <div className="min-w-0 flex-1 py-2">
              <h2 id={heading}>{title}</h2>
              {lead && <div className="text-sm text-ink-2">{lead}</div>}
            </div>
            {closable && <Closing to={closeTo} onClose={onClose} />}
          </div>
          <div className="dialog-body">{children}</div>
          {foot && <div className="dialog-foot">{foot}</div>}
        </>
      )}
    </dialog>
  );
}

function Closing({ to, onClose }: { to: string | undefined; onClose: () => void }) {
  const t = useT();
  const scripted = useScripted();
  if (scripted || to === undefined) return <IconButton icon="x" label={t('shell.close')} onClick={onClose} />;
  return (
    <Link to={to} className="icon-btn" aria-label={t('shell.close')} title={t('shell.close')}>
      <Icon name="x" />
    </Link>
  );
}
