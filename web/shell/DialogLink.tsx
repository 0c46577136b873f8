import type { ReactNode } from 'react';
import { Link } from '../router/links.tsx';
import { openDialog } from '../session/dialogs.ts';
import { type DialogFlag, useFlagLink } from './shown-dialog.ts';

const dialogs = { showlogin: 'login', showregister: 'register', needcountry: 'country' } as const;

interface DialogLinkProps {
  flag: DialogFlag;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** Opens a dialog in place; without script it is a link to the page with the dialog open. */
export function DialogLink({ flag, className, label, children }: DialogLinkProps) {
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
        openDialog(dialogs[flag]);
      }}
    >
      {children}
    </Link>
  );
}
