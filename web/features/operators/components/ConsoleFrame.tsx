import type { ReactNode } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Badge } from '../../../design/parts.tsx';
import { useRowAtCurrent } from '../../../design/row-at-current.ts';
import { useLocation } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { Frame } from '../../../shell/layouts/Frame.tsx';
import { useT } from '../../../texts/texts.tsx';
import { consolePageAt, rowFor } from '../console-menu.ts';
import type { Overview } from '../overview.ts';

const all = { to: '/operator/all', text: 'operators.nav.all', icon: 'layout-grid' } as const;
const needs = { to: '/operator', text: 'operators.nav.needs', icon: 'check-check' } as const;

/** The console's own frame: the pages of each day at the side, or in a row that scrolls, and the open one beside or below. */
export function ConsoleFrame({ overview, children }: { overview: Overview | null; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const here = consolePageAt(pathname);
  const groupid = useSession()?.groupid ?? 0;
  const row = [all, needs, ...rowFor(groupid, here)];
  // On a phone the row scrolls, and the open page's name may lie outside.
  const tabs = useRowAtCurrent(pathname);
  return (
    <Frame head={{ title: t('operators.title'), back: '/' }} columns="one">
      <div className="flex min-w-0 flex-col gap-2 lg:grid lg:grid-cols-[13.75rem_minmax(0,1fr)] lg:gap-6">
        <aside className="min-w-0" aria-label={t('operators.title')}>
          <p className="heading px-3 pb-2 text-lg max-lg:sr-only">{t('operators.title')}</p>
          <nav
            ref={tabs}
            aria-label={t('operators.title')}
            className="tabs bg-surface px-1 sm:rounded-md lg:flex lg:flex-col lg:gap-1 lg:bg-transparent lg:p-0 lg:shadow-none"
          >
            {row.map((page) => (
              <ConsoleLink key={page.to} page={page} current={page.to === (here?.to ?? pathname)} overview={overview} />
            ))}
          </nav>
        </aside>
        <main id="main" className="main">
          {children}
        </main>
      </div>
    </Frame>
  );
}

interface ConsoleLinkProps {
  page: { to: string; text: string; icon: IconName; waiting?: string };
  current: boolean;
  overview: Overview | null;
}

function ConsoleLink({ page, current, overview }: ConsoleLinkProps) {
  const t = useT();
  const count = (page.waiting && overview?.[page.waiting]) || 0;
  const look =
    'tab lg:justify-start lg:gap-3 lg:rounded-md lg:px-3 lg:text-md lg:after:hidden lg:aria-[current=page]:bg-surface';
  return (
    <Link to={page.to} className={look} aria-current={current ? 'page' : undefined}>
      <Icon name={page.icon} className="max-lg:hidden" />
      {t(page.text)}
      {count > 0 && (
        <>
          <Badge count={count} inline />
          <span className="sr-only">{t('operators.waiting', { count })}</span>
        </>
      )}
    </Link>
  );
}
