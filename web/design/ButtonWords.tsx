import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface ButtonWordsProps {
  /** The -ing text while the work runs. */
  busy: string | false | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** What stands in a button: while the work runs its words keep their room, so that nothing moves, and the -ing text stands in it. */
export function ButtonWords({ busy, icon, children }: ButtonWordsProps) {
  if (!busy)
    return (
      <>
        {icon}
        {children}
      </>
    );
  return (
    <>
      <span className="btn-rest" aria-hidden="true">
        {icon}
        {children}
      </span>
      <span className="btn-busy">
        <Icon name="loader-circle" className="spin" />
        <span>{busy}</span>
      </span>
    </>
  );
}
