import type { MouseEvent, ReactNode } from 'react';
import { Mark } from '../design/Brand.tsx';
import { LinkButton } from '../design/Button.tsx';
import { Flag } from '../design/Flag.tsx';
import { Icon } from '../design/Icon.tsx';
import { LinkTabs, type TabLink } from '../design/Tabs.tsx';
import { hasPageBefore } from '../router/browser-router.ts';
import { useLocation, useNavigate } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { useLocale } from '../router/locale.ts';
import { useRootData, useSession } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import { DialogLink } from './DialogLink.tsx';
import { ForReader } from './ForReader.tsx';
import { HeaderMarks } from './HeaderMarks.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { AccountMenu } from './menus.tsx';

/** A page below the feeds: on phones its header has a way back, the title and up to two actions. */
export interface PageHead {
  title: string;
  /** On phones this takes the title's place once the page's heading has scrolled out. */
  later?: string;
  /** Where back leads when the page was opened by a link from outside. */
  back?: string;
  actions?: ReactNode;
  /** A tab's own page, which nothing is above. */
  root?: true;
}

/** Home, Following, For you. */
function useFeedLinks(): TabLink[] {
  const t = useT();
  return [
    { to: '/', label: t('shell.home') },
    { to: '/following', label: t('shell.following') },
    { to: '/foryou', label: t('shell.forYou') },
  ];
}

function Logo({ className }: { className?: string }) {
  const { siteName } = useRootData();
  const t = useT();
  return (
    <Link to="/" className={className ? `logo ${className}` : 'logo'} aria-label={t('shell.logo', { siteName })}>
      <Mark />
      <span className="max-lg:hidden">{siteName}</span>
    </Link>
  );
}

/** The reader's country: a link that opens the choice, also without script. */
function CountrySwitch({ className }: { className: string | undefined }) {
  const t = useT();
  const here = useLocale();
  const name = here.names[here.language];
  return (
    <DialogLink
      flag="needcountry"
      className={className ? `country-switch ${className}` : 'country-switch'}
      label={t('shell.countryNow', { country: name })}
    >
      <Flag country={here.code} />
      <span className="country-switch-name" aria-hidden="true">
        {name}
      </span>
      <Icon name="chevron-down" size="s" className="text-ink-3" />
    </DialogLink>
  );
}

function Back({ to }: { to: string }) {
  const t = useT();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    // Opened from outside: the link itself is the way back.
    if (!hasPageBefore()) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link to={to} className="icon-btn -ms-2 sm:hidden" aria-label={t('shell.back')} onClick={goBack}>
      <Icon name="arrow-left" flip />
    </Link>
  );
}

/** A visitor sees the log-in picture in place of the avatar menu (R-SES-019). */
function LoginLink() {
  const t = useT();
  return (
    <DialogLink flag="showlogin" className="btn btn-primary btn-small">
      <Icon name="user" size="s" className="max-sm:hidden" />
      {t('shell.logIn')}
    </DialogLink>
  );
}

function Account({ onPhone }: { onPhone: boolean }) {
  const t = useT();
  const viewer = useSession();
  if (!viewer) return <LoginLink />;
  return (
    <AccountMenu
      trigger={(props) => (
        <button
          type="button"
          className={onPhone ? 'icon-btn w-12' : 'icon-btn w-12 max-sm:hidden'}
          aria-label={t('shell.account')}
          {...props}
        >
          <ForReader part="avatar" />
        </button>
      )}
    />
  );
}

/** Straight to the composer: what else can be made is chosen there. */
function Create() {
  const t = useT();
  const viewer = useSession();
  if (!viewer) return null;
  return (
    <LinkButton to="/note/thread" icon="plus" className="max-lg:hidden">
      {t('shell.create')}
    </LinkButton>
  );
}

/** The way to search on a phone, where the page's title takes the place of the search box. */
function SearchLink() {
  const t = useT();
  // Both pages have the field itself.
  if (['/search', '/find'].includes(useLocation().pathname)) return null;
  return (
    <Link to="/search" className="icon-btn sm:hidden" aria-label={t('shell.search')}>
      <Icon name="search" />
    </Link>
  );
}

interface HeaderProps {
  head?: PageHead;
  /** Only the mark and the account: pages that a reader may not go on from. */
  bare?: boolean;
  /** A page that doesn't know who reads it: no account, and no way to log in. */
  noAccount?: boolean | undefined;
  /** The feed links below the mark on phones. */
  tabs?: boolean;
  /** The woven edge of the country's cloth below. */
  selvedge?: boolean | undefined;
}

export function Header({ head, bare, noAccount, tabs, selvedge }: HeaderProps) {
  const t = useT();
  const links = useFeedLinks();
  // A guest follows nobody: on a phone the country's own look stands in place of the row.
  const inRow = useSession() !== null && tabs && !bare && !head;
  return (
    <header className="header">
      <div className="header-in">
        {head && !head.root && <Back to={head.back ?? '/'} />}
        <Logo className={head ? 'max-sm:hidden' : undefined} />
        {!bare && <CountrySwitch className={head ? 'max-sm:hidden' : undefined} />}
        {head && (
          <span
            className={head.root ? 'header-title ps-1 sm:hidden' : 'header-title sm:hidden'}
            data-later={head.later}
          >
            {head.title}
          </span>
        )}
        {!bare && <LinkTabs label={t('shell.feeds')} links={links} className="header-nav" />}
        {!bare && <HeaderSearch className={head ? 'header-search max-sm:hidden' : 'header-search'} />}
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          {head?.actions && (
            <div
              className={head.root ? 'order-1 flex items-center gap-1 sm:hidden' : 'flex items-center gap-1 sm:hidden'}
            >
              {head.actions}
            </div>
          )}
          {head && !head.actions && !bare && <SearchLink />}
          {!bare && <HeaderMarks beside={head && (head.actions && !head.root ? 'actions' : 'title')} />}
          {!bare && <Create />}
          {!noAccount && (
            <div className={head ? 'flex max-sm:hidden' : 'flex'}>
              <Account onPhone={Boolean(bare)} />
            </div>
          )}
        </div>
      </div>
      {inRow && <LinkTabs label={t('shell.feeds')} links={links} className="header-tabs tabs sm:hidden" />}
      {selvedge && <div className="selvedge" aria-hidden="true" />}
    </header>
  );
}
