import type { MouseEvent, ReactNode } from 'react';
import { Mark } from '../design/Brand.tsx';
import { Icon } from '../design/Icon.tsx';
import { LinkTabs, type TabLink } from '../design/Tabs.tsx';
import { hasPageBefore } from '../router/browser-router.ts';
import { useNavigate } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { useRootData, useSession } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import { Bell } from './Bell.tsx';
import { DialogLink } from './DialogLink.tsx';
import { ForReader } from './ForReader.tsx';
import { AccountMenu, CreateMenu } from './menus.tsx';

/** A page below the feeds: on phones its header has a way back, the title and up to two actions. */
export interface PageHead {
  title: string;
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
      <span className="sm:max-lg:hidden">{siteName}</span>
    </Link>
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
      <Icon name="user" size="s" />
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

function Create() {
  const t = useT();
  const viewer = useSession();
  if (!viewer) return null;
  return (
    <CreateMenu
      trigger={(props) => (
        <button type="button" className="btn btn-primary max-lg:hidden" {...props}>
          <Icon name="plus" />
          {t('shell.create')}
        </button>
      )}
    />
  );
}

interface HeaderProps {
  head?: PageHead;
  /** Only the mark and the account: pages that a reader may not go on from. */
  bare?: boolean;
  /** The feed links below the mark on phones. */
  tabs?: boolean;
}

export function Header({ head, bare, tabs }: HeaderProps) {
  const t = useT();
  const links = useFeedLinks();
  return (
    <header className="header">
      <div className="header-in">
        {head && !head.root && <Back to={head.back ?? '/'} />}
        <Logo className={head ? 'max-sm:hidden' : undefined} />
        {head && <span className="header-title sm:hidden">{head.title}</span>}
        {!bare && <LinkTabs label={t('shell.feeds')} links={links} className="header-nav" />}
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          {head?.actions && (
            <div
              className={head.root ? 'order-1 flex items-center gap-1 sm:hidden' : 'flex items-center gap-1 sm:hidden'}
            >
              {head.actions}
            </div>
          )}
          {!bare && <Bell className={head?.actions && !head.root ? 'max-sm:hidden' : undefined} />}
          {!bare && <Create />}
          <div className={head ? 'flex max-sm:hidden' : 'flex'}>
            <Account onPhone={Boolean(bare)} />
          </div>
        </div>
      </div>
      {tabs && !bare && !head && (
        <LinkTabs label={t('shell.feeds')} links={links} className="header-tabs tabs sm:hidden" />
      )}
    </header>
  );
}
