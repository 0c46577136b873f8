import { directionOf } from '../../../lib/direction.ts';
import '../../../design/sheets/boards.css';
import type { BoardRow } from '../../../../contract/domains/threads/board-calls.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Icon } from '../../../design/Icon.tsx';
import { boardPath } from '../../../router/board-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useCountFormat } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';

interface BoardsProps {
  boards: readonly BoardRow[];
}

/** What was posted there today, as a figure; the words are said to those who don't see it. */
function Today({ count, className }: { count: number; className: string }) {
  const t = useT();
  const format = useCountFormat();
  if (count === 0) return null;
  return (
    <>
      <b className={className} aria-hidden="true">
        {format(count)}
      </b>
      <span className="sr-only">{t('countries.today', { count })}</span>
    </>
  );
}

/** The boards in one row that is swiped, below the panel of phones. */
export function BoardChips({ boards }: BoardsProps) {
  const t = useT();
  if (boards.length === 0) return null;
  return (
    <nav className="card board-chips lg:hidden" aria-label={t('countries.boards')}>
      {boards.map((board) => (
        <Link key={board.typeid} to={boardPath(board.typeid)} className="chip">
          <Icon name={board.icon} size="s" />
          <span dir="auto">{board.name}</span>
          <Today count={board.today} className="num text-primary-text" />
        </Link>
      ))}
    </nav>
  );
}

/** So many stand in the right column; the rest behind "All". */
const inCard = 6;

/** The boards beside a country's list, from 1024 px. */
export function BoardsCard({ boards }: BoardsProps) {
  const t = useT();
  const here = useLocale();
  if (boards.length === 0) return null;
  return (
    <section className="card card-flush">
      <div className="card-head px-5 pt-3">
        <h2>{t('countries.boardsIn', { place: here.names[here.language] })}</h2>
        <Link to="/forum" className="link ms-auto text-sm">
          {t('countries.all')}
        </Link>
      </div>
      <ul>
        {boards.slice(0, inCard).map((board) => (
          <li key={board.typeid} className="board-row board-row-small">
            <Icon name={board.icon} className="text-primary-text" />
            <span className="min-w-0 flex-1">
              <Link to={boardPath(board.typeid)} className="board-link text-md font-medium" dir="auto">
                {board.name}
              </Link>
              {board.newest && (
                <span className="block truncate text-xs text-ink-3" dir={directionOf(board.newest.subject)}>
                  {board.newest.subject}
                </span>
              )}
            </span>
            <Today count={board.today} className="board-new" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All boards of a country, each with its newest thread. */
export function BoardRows({ boards }: BoardsProps) {
  return (
    <ul className="card card-flush">
      {boards.map((board) => (
        <li key={board.typeid} className="board-row">
          <span className="board-icon">
            <Icon name={board.icon} />
          </span>
          <span className="min-w-0 flex-1">
            <Link to={boardPath(board.typeid)} className="board-link text-md font-bold" dir="auto">
              {board.name}
            </Link>
            <span
              className="block truncate text-sm text-ink-2"
              dir={directionOf(board.newest?.subject ?? board.description)}
            >
              {board.newest?.subject ?? board.description}
            </span>
          </span>
          {board.newest && <Face {...board.newest} />}
          <Today count={board.today} className="board-new" />
        </li>
      ))}
    </ul>
  );
}

/** Who wrote last, beside words that name nobody. */
export function Face({ author, avatar }: { author: string; avatar: string }) {
  const { code } = useLocale();
  return <Avatar name={author} country={code} info={plainPortrait(avatar)} size="xs" decorative />;
}
