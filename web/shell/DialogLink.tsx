import type { ReactNode } from 'react';
import type { DialogFlag } from '../../contract/primitives/dialog-flags.ts';
import { Link } from '../router/links.tsx';
import { openByFlag } from '../session/dialogs.ts';
import { useFlagLink } from './shown-dialog.ts';

interface DialogLinkProps {
  flag: DialogFlag;
  className?: string;
  label?: string;
  /** What is to be done before the dialog opens in place. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Opens a dialog in place; without script it is a link to the page with the dialog open. */
export function DialogLink({ flag, className, label, onOpen, children }: DialogLinkProps) {
  return (
    <Link
      to={useFlagLink(flag)}
      rel="nofollow"
      preventScrollReset
      className={className}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.preventDefault();
        onOpen?.();
        openByFlag(flag);
      }}
    >
      {children}
    </Link>
  );
}
