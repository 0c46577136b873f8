import { type ReactNode, useEffect, useRef } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/parts.tsx';
import type { ConsolePage } from '../../../lib/console-page.ts';
import { useLocation } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { Frame } from '../../../shell/layouts/Frame.tsx';
import { useT } from '../../../texts/texts.tsx';
import { consolePageAt, consolePages } from '../console-pages.ts';

export type Overview = DataOf<Calls['operators.overview']>;

/** The console's own frame: its pages at the side, or in a row that scrolls, and the open one beside or below. */
export function ConsoleFrame({ overview, children }: { overview: Overview | null; children: ReactNode }) {
  const t = useT();
  const here = consolePageAt(useLocation().pathname);
  const isOperator = useSession()?.groupid === operatorGroup;
  const pages = consolePages.filter((page) => isOperator || page.moderators);
  return (
    <Frame head={{ title: t('operators.title'), back: '/' }} columns="one">
      <div className="flex min-w-0 flex-col gap-2 lg:grid lg:grid-cols-[13.75rem_minmax(0,1fr)] lg:gap-6">
        <aside className="min-w-0" aria-label={t('operators.title')}>
          <p className="heading px-3 pb-2 text-lg max-lg:sr-only">{t('operators.title')}</p>
          <nav
            aria-label={t('operators.title')}
            className="tabs bg-surface px-1 sm:rounded-md lg:flex lg:flex-col lg:gap-1 lg:bg-transparent lg:p-0 lg:shadow-none"
          >
            {pages.map((page) => (
              <ConsoleLink key={page.to} page={page} current={page === here} overview={overview} />
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
  page: ConsolePage;
  current: boolean;
  overview: Overview | null;
}

function ConsoleLink({ page, current, overview }: ConsoleLinkProps) {
  const t = useT();
  const ref = useRef<HTMLAnchorElement>(null);
  // On a phone the row scrolls, and the open page's name may lie outside.
  useEffect(() => {
    const row = ref.current?.parentElement;
    if (current && row && row.scrollWidth > row.clientWidth)
      ref.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const count = (page.waiting && overview?.[page.waiting]) || 0;
  const look =
    'tab lg:justify-start lg:gap-3 lg:rounded-md lg:px-3 lg:text-md lg:after:hidden lg:aria-[current=page]:bg-surface';
  return (
    <Link ref={ref} to={page.to} className={look} aria-current={current ? 'page' : undefined}>
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
