import { AppQr } from '../design/AppQr.tsx';
import { Icon } from '../design/Icon.tsx';
import { Card } from '../design/parts.tsx';
import { leftLinks } from '../made/left-links.ts';
import { drawn } from '../parts/drawn.tsx';
import { part } from '../parts/part.ts';
import { NavLink } from '../router/links.tsx';
import { prefetchOn } from '../router/prefetch.ts';
import { useFrugalNetwork } from '../session/connection.ts';
import { useIsOff, useRootData } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import type { RightColumnProps } from './columns.tsx';
import { DialogLink } from './DialogLink.tsx';
import { Footer } from './Footer.tsx';
import { ForReader } from './ForReader.tsx';
import type { Section } from './section.ts';
import { useSectionMark } from './section-mark.ts';
import { Tools } from './Tools.tsx';

const ExchangePanel = drawn(part({ for: 'rare', load: () => import('./ExchangePanel.tsx') }), (m) => m.ExchangePanel);

const sections = leftLinks.toSorted((one, other) => one.order - other.order);

/** The sections that exist, and the tools below them. */
export function Sections() {
  const t = useT();
  return (
    <>
      <nav className="flex flex-col gap-1" aria-label={t('shell.main')}>
        {sections.map((section) => (
          <SectionLink key={section.to} section={section} />
        ))}
      </nav>
      <Tools />
    </>
  );
}

function SectionLink({ section: { to, icon, text, opens = '' } }: { section: Section }) {
  const t = useT();
  const isOff = useIsOff(opens);
  const current = useSectionMark(to);
  const ahead = !useFrugalNetwork();
  if (isOff) return null;
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

/** Who reads, or whom the page is about, then cards of the page, the app, and the foot of the page. */
export function Cards({ namePlate, children, tools }: RightColumnProps) {
  const { viewer, siteName, publicUrl, appUrl } = useRootData();
  return (
    <>
      {namePlate === undefined ? <ReaderCard /> : namePlate}
      {children}
      <ExchangePanel wanted={viewer !== null} />
      <AppQr siteName={siteName} url={appUrl ?? publicUrl} />
      <Footer />
      {tools && <Tools />}
    </>
  );
}
