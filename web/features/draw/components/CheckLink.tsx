import type { ReactNode } from 'react';
import { addressIn, useLocale } from '../../../router/locale.ts';
import { checkPath } from '../written.ts';

interface CheckLinkProps {
  drawid: number;
  className: string;
  children: ReactNode;
}

/** Leads to the check, which is a page of its own: the browser opens it, not the router. */
export function CheckLink({ drawid, className, children }: CheckLinkProps) {
  return (
    <a href={addressIn(useLocale(), checkPath(drawid))} className={className}>
      {children}
    </a>
  );
}
