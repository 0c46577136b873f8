import { type ReactNode, useContext } from 'react';
import { useT } from '../../texts/texts.tsx';
import { ConnectionNote } from '../ConnectionNote.tsx';
import { Footer } from '../Footer.tsx';
import { Header, type PageHead } from '../Header.tsx';
import { OnTopContext } from '../on-top.ts';
import { TabBar } from '../TabBar.tsx';
import { FloatingTools } from '../Tools.tsx';

interface FrameProps {
  head?: PageHead;
  /** The feed links below the mark on phones. */
  tabs?: boolean;
  bare?: boolean;
  /** A page that doesn't know who reads it. */
  noAccount?: boolean | undefined;
  /** The tab bar; a page with a bar of its own has none. */
  tabBar?: boolean;
  ownBar?: boolean;
  selvedge?: boolean | undefined;
  columns: 'one' | 'two' | 'three';
  className?: string;
  children: ReactNode;
}

/** What the layouts share: header, page grid, tab bar and floating tools. */
export function Frame(props: FrameProps) {
  const { head, tabs, bare, noAccount, tabBar, ownBar, selvedge, columns, className, children } = props;
  const t = useT();
  const onTop = useContext(OnTopContext);
  const classes = [tabBar && 'has-tabbar', ownBar && 'has-bar', className];
  return (
    <div className={classes.filter(Boolean).join(' ') || undefined}>
      <a href="#main" className="skip btn btn-primary">
        {t('shell.skip')}
      </a>
      <Header head={head} tabs={tabs} bare={bare} noAccount={noAccount} selvedge={selvedge} />
      <div className="offline-place" data-text={t('common.network.saved', { time: '00:00' })}>
        <ConnectionNote />
      </div>
      {onTop}
      <div className={columns === 'one' ? 'page' : `page page-${columns}`}>{children}</div>
      {!bare && <FloatingTools />}
      {tabBar && <TabBar />}
    </div>
  );
}

interface ColumnProps {
  /** How the footer stands below the content; on wide windows it may be in another column. */
  footer?: string;
  className?: string;
  children: ReactNode;
}

/** The page's own content, with the footer below it. */
export function Column({ footer, className, children }: ColumnProps) {
  return (
    <div className={className ? `main ${className}` : 'main'}>
      <main id="main" className="main">
        {children}
      </main>
      <Footer className={footer} />
    </div>
  );
}

/** A header and the content, nothing to go on to. */
export function BareFrame({ noAccount, children }: { noAccount?: boolean; children: ReactNode }) {
  return (
    <Frame bare noAccount={noAccount} columns="one">
      <main id="main" className="main mx-auto w-full max-w-read">
        {children}
      </main>
    </Frame>
  );
}
