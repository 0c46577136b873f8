import { useState } from 'react';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import { IconButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import type { ConsolePage } from '../../../shell/console-page.ts';
import { useT } from '../../../texts/texts.tsx';
import { groupedPages, pagesFor } from '../console-menu.ts';
import type { Overview } from '../overview.ts';

interface AllPagesProps {
  overview: Overview | null;
  /** What the address looks for: a form that was sent before script. */
  q: string;
}

/** Every page of the console that its reader may open, in groups, with a search that narrows as one types. */
export function AllPagesScreen({ overview, q }: AllPagesProps) {
  const t = useT();
  const groupid = useSession()?.groupid ?? 0;
  const [typed, setTyped] = useState(q);
  const groups = groupedPages(pagesFor(groupid), typed, t);
  const member = typed.trim();
  return (
    <>
      <h1 className="heading px-4 pt-2 text-2xl sm:px-0 sm:pt-0">{t('operators.all.title')}</h1>
      <PageSearch typed={typed} onType={setTyped} />
      {groups.length === 0 && <EmptyState title={t('operators.all.none')} text={t('operators.settings.noneText')} />}
      {groups.map(({ text, pages }) => (
        <section key={text} className="bg-surface pb-1 sm:rounded-lg sm:border sm:border-line" aria-label={t(text)}>
          <h2 className="px-4 pt-3 pb-1 text-sm font-bold text-ink-3 sm:px-5">{t(text)}</h2>
          <ul className="lg:grid lg:grid-cols-3">
            {pages.map((page) => (
              <PageRow key={page.to} page={page} count={(page.waiting && overview?.[page.waiting]) || 0} />
            ))}
          </ul>
        </section>
      ))}
      {member !== '' && groupid === operatorGroup && (
        <Link
          className="link self-start px-4 py-3 sm:px-5"
          to={`/operator/members?${new URLSearchParams({ q: member })}`}
        >
          {t('operators.all.members', { name: member })}
        </Link>
      )}
    </>
  );
}

/** Without script the browser sends it as an address. */
function PageSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const t = useT();
  return (
    <search>
      <form method="get" className="flex gap-2 px-4 sm:px-0" onSubmit={(event) => event.preventDefault()}>
        <span className="input min-w-0 flex-1">
          <IconButton type="submit" icon="search" label={t('operators.search.go')} className="-ms-3" />
          <EarlyInput
            type="search"
            name="q"
            value={typed}
            maxLength={operatorLimits.queryMax}
            placeholder={t('operators.all.search')}
            aria-label={t('operators.all.search')}
            autoComplete="off"
            onChange={(event) => onType(event.target.value)}
          />
        </span>
      </form>
    </search>
  );
}

function PageRow({ page, count }: { page: ConsolePage; count: number }) {
  const t = useT();
  return (
    <li className="flex max-lg:not-first:border-t max-lg:not-first:border-line">
      <Link
        to={page.to}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-3.5 px-4 py-2 hover:bg-sunken sm:px-5"
      >
        <Icon name={page.icon} className="text-ink-3" />
        <span className="min-w-0 flex-1 wrap-anywhere">{t(page.text)}</span>
        {count > 0 && (
          <>
            <b className="num text-ink-3" aria-hidden>
              {count}
            </b>
            <span className="sr-only">{t('operators.waiting', { count })}</span>
          </>
        )}
      </Link>
    </li>
  );
}
