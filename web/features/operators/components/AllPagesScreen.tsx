import { useState } from 'react';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import { wholeTyped } from '../../../../contract/primitives/figures.ts';
import { IconButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import type { ConsolePage } from '../../../shell/console-page.ts';
import { useT } from '../../../texts/texts.tsx';
import { groupedPages, pagesFor } from '../console-menu.ts';
import type { Waits } from '../overview.ts';

interface AllPagesProps {
  waits: Waits;
  /** What the address looks for: a form that was sent before script. */
  q: string;
}

/** Every page of the console that its reader may open, in groups, with a search that narrows as one types. */
export function AllPagesScreen({ waits, q }: AllPagesProps) {
  const t = useT();
  const groupid = useSession()?.groupid ?? 0;
  const [typed, setTyped] = useState(q);
  const groups = groupedPages(pagesFor(groupid), typed, t);
  const member = typed.trim();
  return (
    <>
      <h1 className="heading px-4 pt-2 text-2xl sm:px-0 sm:pt-0">{t('operators.all.title')}</h1>
      <PageSearch typed={typed} onType={setTyped} words={groupid === operatorGroup ? 'searchMore' : 'search'} />
      {groups.length === 0 && <EmptyState title={t('operators.all.none')} text={t('operators.settings.noneText')} />}
      {groups.map(({ text, pages }) => (
        <section key={text} className="bg-surface pb-1 sm:rounded-lg sm:border sm:border-line" aria-label={t(text)}>
          <h2 className="px-4 pt-3 pb-1 text-sm font-bold text-ink-3 sm:px-5">{t(text)}</h2>
          <ul className="lg:grid lg:grid-cols-3">
            {pages.map((page) => (
              <PageRow key={page.to} page={page} waits={waits[page.waiting ?? '']} />
            ))}
          </ul>
        </section>
      ))}
      {member !== '' && groupid === operatorGroup && <Beyond typed={member} />}
    </>
  );
}

/** What else may have been meant: a member, or an order by its number. */
function Beyond({ typed }: { typed: string }) {
  const t = useT();
  const order = wholeTyped(typed) ?? 0;
  return (
    <p className="flex flex-col items-start px-4 sm:px-5">
      <Link
        className="link inline-flex min-h-11 items-center wrap-anywhere"
        to={`/operator/members?${new URLSearchParams({ q: typed })}`}
      >
        {t('operators.all.members', { name: typed })}
      </Link>
      {order > 0 && (
        <Link className="link inline-flex min-h-11 items-center" to={`/operator/orders?order_id=${order}`}>
          {t('operators.all.order', { number: String(order) })}
        </Link>
      )}
    </p>
  );
}

interface SearchProps {
  typed: string;
  onType: (typed: string) => void;
  words: 'search' | 'searchMore';
}

/** Without script the browser sends it as an address. */
function PageSearch({ typed, onType, words }: SearchProps) {
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
            placeholder={t(`operators.all.${words}`)}
            aria-label={t(`operators.all.${words}`)}
            autoComplete="off"
            onChange={(event) => onType(event.target.value)}
          />
        </span>
      </form>
    </search>
  );
}

function PageRow({ page, waits }: { page: ConsolePage; waits: Waits[string] | undefined }) {
  const t = useT();
  const { count = 0, late = false } = waits ?? {};
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
            <b className={`num ${late ? 'text-danger' : 'text-ink-3'}`} aria-hidden>
              {count}
            </b>
            <span className="sr-only">{t(late ? 'operators.waitingLate' : 'operators.waiting', { count })}</span>
          </>
        )}
      </Link>
    </li>
  );
}
