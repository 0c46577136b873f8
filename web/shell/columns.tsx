import type { ReactNode } from 'react';
import { drawn } from '../parts/drawn.tsx';
import { part } from '../parts/part.ts';
import { useWide } from '../parts/wide.ts';
import { useT } from '../texts/texts.tsx';

/** What columns show: phones never load it. */
export const columns = part({ for: 'wide', load: () => import('./WideColumns.tsx') });
const Sections = drawn(columns, (m) => m.Sections);
const Cards = drawn(columns, (m) => m.Cards);

interface ColumnProps {
  className: 'left' | 'right';
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * A column of wide windows. In others the server's markup stays there, out of sight, and nothing is loaded for it. It hydrates with
 * the page and not by itself: what it shows may change as soon as the page is alive.
 */
function WideColumn({ children, ...attributes }: ColumnProps) {
  // Hydration asks the window, too: it must not wake what nobody sees.
  const alive = useWide(columns);
  if (!alive) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: none is set; the server's stays
    return <aside key="still" {...attributes} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  }
  return (
    <aside key="alive" {...attributes}>
      {children}
    </aside>
  );
}

/** From 1240 px. */
export function LeftColumn() {
  const t = useT();
  return (
    <WideColumn className="left" aria-label={t('shell.sections')}>
      <Sections />
    </WideColumn>
  );
}

export interface RightColumnProps {
  /** A thread's author stands first and in place of the reader's own card; null leaves the place empty. */
  namePlate?: ReactNode;
  children?: ReactNode;
  /** The tools close the column where there is no left one. */
  tools: boolean;
}

export function RightColumn(props: RightColumnProps) {
  return (
    <WideColumn className="right">
      <Cards {...props} />
    </WideColumn>
  );
}
