import type { ReactNode } from 'react';
import { useLocation } from '../router/hooks.ts';
import { NavLink } from '../router/links.tsx';
import { useRowAtCurrent } from './row-at-current.ts';

export interface TabLink {
  to: string;
  label: ReactNode;
  /** It stays marked on the pages below it. */
  below?: boolean | undefined;
}

interface LinkTabsProps {
  label: string;
  links: readonly TabLink[];
  className: string;
  look?: 'tab' | 'chip';
  /** What stands above the tabs stays in place: another tab opens without a jump to the top. */
  keepScroll?: boolean;
}

/** Links to sibling pages, the current one marked; where the row is longer than the screen, it stands at that one. */
export function LinkTabs({ label, links, className, look = 'tab', keepScroll = false }: LinkTabsProps) {
  const row = useRowAtCurrent(useLocation().pathname);
  return (
    <nav ref={row} className={className} aria-label={label}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} end={!link.below} className={look} preventScrollReset={keepScroll}>
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
}
