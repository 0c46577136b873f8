import type { ReactNode } from 'react';
import { NavLink } from '../router/links.tsx';

export interface TabLink {
  to: string;
  label: ReactNode;
  /** Pages below it keep it marked. */
  below?: boolean | undefined;
}

/** Links to sibling pages, the current one marked. */
export function LinkTabs({ label, links, className }: { label: string; links: readonly TabLink[]; className: string }) {
  return (
    <nav className={className} aria-label={label}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} end={!link.below} className="tab">
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
}

interface SegmentsProps<T extends string> {
  label: string;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  small?: boolean;
}

/** A choice among a few, in place. */
export function Segments<T extends string>({ label, options, value, onChange, small }: SegmentsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser meant here
    <div role="group" aria-label={label} className={small ? 'segments segments-small' : 'segments'}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
