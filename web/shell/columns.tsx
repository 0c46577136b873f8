import { type ReactNode, useSyncExternalStore } from 'react';
import { Late, lazyPart } from '../lib/late.tsx';
import { lazyModule } from '../lib/lazy-module.ts';
import { useT } from '../texts/texts.tsx';

const columnsCode = lazyModule(() => import('./WideColumns.tsx'));
const Sections = lazyPart(columnsCode, (m) => m.Sections);
const Cards = lazyPart(columnsCode, (m) => m.Cards);

/** From here on a page has a column beside it; `shell.css` says the same. */
const wideWindow = '(min-width: 64rem)';

function subscribe(reader: () => void): () => void {
  const asked = matchMedia(wideWindow);
  asked.addEventListener('change', reader);
  return () => asked.removeEventListener('change', reader);
}

const isWide = (): boolean => import.meta.env.SSR || matchMedia(wideWindow).matches;

interface ColumnProps {
  className: 'left' | 'right';
  'aria-label'?: string;
  children: ReactNode;
}

/** A column of wide windows. In others the server's markup stays there, out of sight, and nothing is loaded for it. */
function WideColumn({ children, ...attributes }: ColumnProps) {
  // Hydration asks the window, too: it must not wake what nobody sees.
  const wide = useSyncExternalStore(subscribe, isWide, isWide);
  if (!wide) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: none is set; the server's stays
    return <aside key="still" {...attributes} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  }
  return (
    <aside key="alive" {...attributes}>
      <Late wanted>{children}</Late>
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
