import { Icon } from '../design/Icon.tsx';
import type { IconName } from '../design/icon-names.ts';
import { useLocation, useNavigate } from '../router/hooks.ts';
import { Link, NavLink } from '../router/links.tsx';
import { prefetchOn } from '../router/prefetch.ts';
import { useFrugalNetwork } from '../session/connection.ts';
import { useSession } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import { DialogLink } from './DialogLink.tsx';
import { JoinLink } from './JoinLink.tsx';
import { useSectionMark } from './section-mark.ts';

interface Section {
  to: string;
  icon: IconName;
  text: string;
  /** Where the pages begin that belong to it, too. */
  also?: readonly string[];
}

const home: Section = { to: '/', icon: 'house', text: 'shell.home' };
const boards: Section = { to: '/forum', icon: 'layout-list', text: 'shell.boards' };
const discover: Section = { to: '/find', icon: 'compass', text: 'shell.discover', also: ['/ranking', '/search'] };

const composer = '/note/thread';

/** The bar at the bottom of phones, the icon rail from 600 px. Only tabs whose pages exist. */
export function TabBar() {
  const t = useT();
  const viewer = useSession();
  const navigate = useNavigate();
  return (
    <nav className="tabbar" aria-label={t('shell.main')}>
      <SectionLink section={home} />
      <SectionLink section={boards} />
      {viewer ? (
        <Link to={composer} aria-label={t('shell.create')}>
          <CreateMark />
        </Link>
      ) : (
        <JoinLink intent={{ act: 'post' }} to={composer} goOn={() => navigate(composer)} label={t('shell.create')}>
          <CreateMark />
        </JoinLink>
      )}
      <SectionLink section={discover} />
      {viewer ? (
        <Me />
      ) : (
        <DialogLink flag="showlogin">
          <Icon name="log-in" size="l" />
          {t('shell.tabLogIn')}
        </DialogLink>
      )}
    </nav>
  );
}

function SectionLink({ section: { to, icon, text, also } }: { section: Section }) {
  const t = useT();
  const { pathname } = useLocation();
  const own = useSectionMark(to);
  const isBelow = also?.some((path) => pathname.startsWith(path)) === true;
  const current = isBelow ? ({ 'aria-current': 'page' } as const) : own;
  const ahead = !useFrugalNetwork();
  return (
    <NavLink to={to} end {...current} {...prefetchOn(to, ahead)}>
      <Icon name={icon} size="l" />
      {t(text)}
    </NavLink>
  );
}

const ownPage = '/ucenter/account/posts';

/** What is reached from the member's own page. */
const ownPlaces = ['/ucenter/', '/xstore'] as const;

/** The member's own page; another's, by `?uid`, isn't it. */
function Me() {
  const t = useT();
  const { pathname, search } = useLocation();
  const here = ownPlaces.some((place) => pathname.startsWith(place)) && !new URLSearchParams(search).has('uid');
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
