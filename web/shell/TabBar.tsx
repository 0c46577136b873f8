import { Icon } from '../design/Icon.tsx';
import { useFrugalNetwork } from '../lib/connection.ts';
import { useLocation } from '../router/hooks.ts';
import { Link, NavLink } from '../router/links.tsx';
import { prefetchOn } from '../router/prefetch.ts';
import { useSession } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import { DialogLink } from './DialogLink.tsx';
import { CreateMenu } from './menus.tsx';

/** The bar at the bottom of phones, the icon rail from 600 px. Only tabs whose pages exist. */
export function TabBar() {
  const t = useT();
  const ahead = !useFrugalNetwork();
  const viewer = useSession();
  return (
    <nav className="tabbar" aria-label={t('shell.main')}>
      <NavLink to="/" end {...prefetchOn('/', ahead)}>
        <Icon name="house" size="l" />
        {t('shell.home')}
      </NavLink>
      {viewer ? (
        <>
          <CreateMenu
            trigger={(props) => (
              <button type="button" aria-label={t('shell.create')} {...props}>
                <CreateMark />
              </button>
            )}
          />
          <Me />
        </>
      ) : (
        <>
          <DialogLink flag="showlogin" label={t('shell.create')}>
            <CreateMark />
          </DialogLink>
          <DialogLink flag="showlogin">
            <Icon name="user" size="l" />
            {t('shell.logIn')}
          </DialogLink>
        </>
      )}
    </nav>
  );
}

const ownPage = '/ucenter/account/posts';

/** The member's own page; another's, by `?uid`, isn't it. */
function Me() {
  const t = useT();
  const { pathname, search } = useLocation();
  const here = pathname.startsWith('/ucenter/') && !new URLSearchParams(search).has('uid');
  return (
    <Link to={ownPage} aria-current={here ? 'page' : undefined}>
      <Icon name="user" size="l" />
      {t('shell.me')}
    </Link>
  );
}

const CreateMark = () => (
  <span className="tabbar-create">
    <Icon name="plus" size="l" />
  </span>
);
