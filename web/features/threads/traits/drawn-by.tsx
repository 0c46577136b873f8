import { Fragment, type ReactNode } from 'react';

/** What traits draw at one place, in their order; empty where none of them has anything to show. */
export const drawnBy = <T,>(traits: Readonly<Record<string, T>>, draw: (trait: T) => ReactNode): ReactNode[] =>
  Object.entries(traits).flatMap(([name, trait]) => {
    const part = draw(trait);
    return part ? [<Fragment key={name}>{part}</Fragment>] : [];
  });
