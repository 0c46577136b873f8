import { bugStatuses } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Menu, MenuLink } from '../../../design/Menu.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { ChipLink } from '../../../design/parts.tsx';
import { useNavigate } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { type BugsAsked, type BugsFound, bugOrders, bugsPath } from '../queries.ts';
import { BugItem } from './BugItem.tsx';
import { WaitingReports } from './WaitingReports.tsx';

interface BugsScreenProps {
  asked: BugsAsked;
  found: BugsFound;
}

/** The list of bug reports: today's count, statuses, order and phone, then the reports, 20 a page (R-BUG-005, R-BUG-011). */
export function BugsScreen({ asked, found }: BugsScreenProps) {
  const t = useT();
  const navigate = useNavigate();
  const { threads, page, totalPage, todayposts } = found;
  return (
    <>
      <section className="card cloth bug-today">
        <div className="min-w-0 flex-1">
          <h1 className="sr-only">{t('bugs.title')}</h1>
          <b className="text-lg">{t('bugs.today', { count: todayposts })}</b>
          <p className="soft text-sm">{t('bugs.promise')}</p>
        </div>
        <Link to="/buglist/add" className="btn bug-today-act">
          <Icon name="bug" />
          {t('bugs.report')}
        </Link>
      </section>
      <Statuses asked={asked} found={found} />
      <Narrowing asked={asked} found={found} />
      <section className="card bug-list" aria-label={t('bugs.title')}>
        <ul>
          {page === 1 && <WaitingReports onTaken={() => void navigate('/buglist/add')} />}
          {threads.map((row) => (
            <BugItem key={row.tid} row={row} />
          ))}
        </ul>
        {threads.length === 0 && <NoReports asked={asked} />}
      </section>
      <Pagination page={page} total={totalPage} />
    </>
  );
}

/** The five statuses with their counts, as links (R-BUG-006). */
function Statuses({ asked, found }: BugsScreenProps) {
  const t = useT();
  return (
    <nav className="board-chips bug-chips" aria-label={t('bugs.statuses')}>
      <ChipLink to={bugsPath({ ...asked, status: 0 })} on={asked.status === 0}>
        {t('bugs.all')}
      </ChipLink>
      {found.statuses.map(({ bug_status, status_text, count }) => (
        <ChipLink key={bug_status} to={bugsPath({ ...asked, status: bug_status })} on={asked.status === bug_status}>
          {`${status_text} ${count}`}
        </ChipLink>
      ))}
    </nav>
  );
}

const orderText = (order: BugsAsked['order']): string =>
  ({ '': 'bugs.order.newest', lastpost: 'bugs.order.lastpost', same: 'bugs.order.same', mine: 'bugs.order.mine' })[
    order
  ];

/** How many they are, their order, and the phone: menus of links, which open without script. */
function Narrowing({ asked, found }: BugsScreenProps) {
  const t = useT();
  const member = useSession() !== null;
  const orders = bugOrders.filter((order) => member || order !== 'mine');
  const phoneTitle = found.models.find(({ value }) => value === asked.phone)?.title ?? asked.phone;
  return (
    <div className="flex flex-wrap items-center gap-2 px-4">
      <p className="flex-1 text-sm whitespace-nowrap text-ink-2">
        {asked.solved !== '' && `${t('bugs.solvedIn', { version: asked.solved })} `}
        {t('bugs.count', { count: found.count })}
      </p>
      <Menu
        label={t('bugs.order')}
        trigger={(props) => (
          <button type="button" className="chip" {...props}>
            {t(orderText(asked.order))}
            <Icon name="chevron-down" size="s" />
          </button>
        )}
      >
        {orders.map((order) => (
          <MenuLink key={order} icon={order === asked.order ? 'check' : 'minus'} to={bugsPath({ ...asked, order })}>
            {t(orderText(order))}
          </MenuLink>
        ))}
      </Menu>
      {found.models.length > 0 && (
        <Menu
          label={t('bugs.phone')}
          trigger={(props) => (
            <button type="button" className="chip" {...props}>
              <span className="max-w-40 truncate">{phoneTitle || t('bugs.allPhones')}</span>
              <Icon name="chevron-down" size="s" />
            </button>
          )}
        >
          <MenuLink icon={asked.phone === '' ? 'check' : 'minus'} to={bugsPath({ ...asked, phone: '' })}>
            {t('bugs.allPhones')}
          </MenuLink>
          {found.models.map(({ value, title, count }) => (
            <MenuLink
              key={value}
              icon={value === asked.phone ? 'check' : 'smartphone'}
              to={bugsPath({ ...asked, phone: value })}
            >
              <span dir="auto">{title}</span> <span className="text-ink-3">{count}</span>
            </MenuLink>
          ))}
        </Menu>
      )}
    </div>
  );
}

/** What is missing, and the nearest way to some. */
function NoReports({ asked }: { asked: BugsAsked }) {
  const t = useT();
  const isNarrowed = asked.phone !== '' || asked.solved !== '';
  const asks = asked.status === bugStatuses.pleaseAdd;
  const title = asks ? 'bugs.none.pleaseAdd' : asked.order === 'mine' ? 'bugs.none.mine' : 'bugs.none.any';
  const text = asks
    ? t(asked.phone === '' ? 'bugs.none.pleaseAddText' : 'bugs.none.pleaseAddTextPhone', { phone: asked.phone })
    : t(isNarrowed || asked.status > 0 ? 'bugs.none.narrowedText' : 'bugs.none.text');
  const way = isNarrowed
    ? { to: bugsPath({ ...asked, phone: '', solved: '' }), words: t('bugs.showAllPhones') }
    : asked.status > 0
      ? { to: bugsPath({ ...asked, status: 0 }), words: t('bugs.showAll') }
      : { to: '/buglist/add', words: t('bugs.reportTitle') };
  return (
    <EmptyState
      title={t(title)}
      text={text}
      action={
        <Link to={way.to} className="btn btn-outline">
          {way.words}
        </Link>
      }
    />
  );
}

/** Beside the list: what the newest version solves. */
export function NewestSolved({ asked, found }: BugsScreenProps) {
  const t = useT();
  const solved = found.newest_solved;
  if (!solved || solved.count === 0) return null;
  const { solved_in: version, count } = solved;
  return (
    <section className="card flex flex-col gap-2">
      <h2 className="heading text-lg">{t('bugs.solvedInTitle', { version })}</h2>
      <p className="text-sm text-ink-2">
        {asked.phone === '' ? t('bugs.newest', { count }) : t('bugs.newestOf', { count, phone: asked.phone })}
      </p>
      <Link
        to={bugsPath({ status: bugStatuses.solved, phone: asked.phone, solved: version })}
        className="btn btn-quiet"
      >
        {t('bugs.seeThem')}
      </Link>
    </section>
  );
}
