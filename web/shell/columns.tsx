import type { ReactNode } from 'react';
import { AppQr } from '../design/AppDownload.tsx';
import { Icon } from '../design/Icon.tsx';
import type { IconName } from '../design/icon-names.ts';
import { Card } from '../design/parts.tsx';
import { useFrugalNetwork } from '../lib/connection.ts';
import { Late, lazyPart } from '../lib/late.tsx';
import { NavLink } from '../router/links.tsx';
import { prefetchOn } from '../router/prefetch.ts';
import { useRootData } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import { DialogLink } from './DialogLink.tsx';
import { Footer } from './Footer.tsx';
import { ForReader } from './ForReader.tsx';
import { useSectionMark } from './section-mark.ts';
import { Tools } from './Tools.tsx';

const ExchangePanel = lazyPart(
  () => import('./ExchangePanel.tsx'),
  (m) => m.ExchangePanel,
);

interface Section {
  to: string;
  icon: IconName;
  text: string;
}

const sections: readonly Section[] = [
  { to: '/forum', icon: 'layout-list', text: 'shell.boards' },
  { to: '/find', icon: 'compass', text: 'shell.discover' },
  { to: '/latest', icon: 'clock', text: 'shell.latest' },
  { to: '/topic', icon: 'hash', text: 'shell.topics' },
  { to: '/group', icon: 'users', text: 'shell.groups' },
  { to: '/ranking', icon: 'trophy', text: 'shell.ranking' },
  { to: '/xstore', icon: 'gift', text: 'shell.store' },
];

/** From 1240 px: the sections that exist, and the tools below them. */
export function LeftColumn() {
  const t = useT();
  return (
    <aside className="left" aria-label={t('shell.sections')}>
      <nav className="flex flex-col gap-1" aria-label={t('shell.main')}>
        {sections.map((section) => (
          <SectionLink key={section.to} section={section} />
        ))}
      </nav>
      <Tools />
    </aside>
  );
}

function SectionLink({ section: { to, icon, text } }: { section: Section }) {
  const t = useT();
  const current = useSectionMark(to);
  const ahead = !useFrugalNetwork();
  return (
    <NavLink to={to} end className="left-link" {...current} {...prefetchOn(to, ahead)}>
      <Icon name={icon} />
      {t(text)}
    </NavLink>
  );
}

/** Who reads: the member, or the way in. */
function ReaderCard() {
  const t = useT();
  const { viewer, siteName } = useRootData();
  if (viewer) {
    return (
      <Card label={t('shell.you')}>
        <ForReader part="chip" />
      </Card>
    );
  }
  return (
    <Card title={t('shell.welcome', { siteName })}>
      <p className="text-sm text-ink-2">{t('shell.welcomeText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <DialogLink flag="showlogin" className="btn btn-quiet flex-auto">
          {t('shell.logIn')}
        </DialogLink>
        <DialogLink flag="showregister" className="btn btn-outline flex-auto">
          {t('shell.signUp')}
        </DialogLink>
      </div>
    </Card>
  );
}

interface RightColumnProps {
  /** A thread's author stands first and in place of the reader's own card; null leaves the place empty. */
  namePlate?: ReactNode;
  children?: ReactNode;
  /** The tools close the column where there is no left one. */
  tools: boolean;
}

export function RightColumn({ namePlate, children, tools }: RightColumnProps) {
  const { viewer, siteName, publicUrl, appUrl } = useRootData();
  return (
    <aside className="right">
      {namePlate === undefined ? <ReaderCard /> : namePlate}
      {children}
      <Late wanted={viewer !== null}>
        <ExchangePanel />
      </Late>
      <AppQr siteName={siteName} url={appUrl ?? publicUrl} />
      <Footer />
      {tools && <Tools />}
    </aside>
  );
}
