import type { ReactNode } from 'react';
import { entryLink, withoutFlags } from '../../contract/primitives/dialog-flags.ts';
import { useHref, useLocation } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { type GoOn, type Intent, openJoin } from '../session/dialogs.ts';

interface JoinLinkProps {
  intent: Intent;
  /** The page on which it goes on; this one by default. */
  to?: string;
  /** Runs there once they are in; the page that stands is theirs by then. */
  goOn: GoOn;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** The way in for what a guest is about to do, which goes on once they are; without script the log-in leads to its page. */
export function JoinLink({ intent, to, goOn, className, label, children }: JoinLinkProps) {
  const { pathname, search } = useLocation();
  const rest = withoutFlags(search);
  const page = to ?? pathname + (rest && `?${rest}`);
  const whole = useHref(page);
  return (
    <Link
      to={entryLink('showlogin', pathname + (rest && `?${rest}`), page)}
      rel="nofollow"
      preventScrollReset
      className={className}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        openJoin({ ...intent, to: whole }, goOn);
      }}
    >
      {children}
    </Link>
  );
}
