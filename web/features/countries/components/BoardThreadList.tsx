import { directionOf } from '../../../lib/direction.ts';
import '../../../design/sheets/boards.css';
import type { BoardThread } from '../../../../contract/domains/threads/board-calls.ts';
import { call } from '../../../api/client.ts';
import { highlightClass } from '../../../design/highlight.ts';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { badgeText, Tag } from '../../../design/parts.tsx';
import { personListed } from '../../../design/person.ts';
import { newSince } from '../../../lib/new-since.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { boardPath } from '../../../router/board-path.ts';
import { useGrowingRows } from '../../../router/growing-rows.ts';
import { useKnownThreads } from '../../../router/known-threads.ts';
import { Link } from '../../../router/links.tsx';
import { Piece } from '../../../router/piece.tsx';
import { useLowData } from '../../../session/low-data.ts';
import { useCountFormat } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type BoardOrder, type BoardThreads, boardOrders } from '../queries.ts';
import { Face } from './Boards.tsx';

interface BoardThreadListProps {
  first: BoardThreads;
  source: { country_fid: number; typeid: number; order: BoardOrder };
}

/** A board's threads by the newest post, by age or by likes: each with the words of its newest reply. */
export function BoardThreadList({ first, source }: BoardThreadListProps) {
  const t = useT();
  const list = useGrowingRows<BoardThread, BoardThreads>(first, {
    idOf: ({ tid }) => tid,
    ask: async (last) =>
      (await call('threads.board-threads', { ...source, page: last.page + 1, after: last.next })).data,
  });
  useKnownThreads(list.rows, writerOf);
  return (
    <div className="card card-flush">
      <Orders typeid={source.typeid} order={source.order} />
      {list.rows.map((thread) => (
        <Piece key={thread.tid} as="article" name="board thread" of={thread} className="thread-row">
          <ThreadRow thread={thread} />
        </Piece>
      ))}
      {list.rows.length === 0 && <p className="p-6 text-center text-sm text-ink-2">{t('countries.empty')}</p>}
      <MoreRows list={list} to={`?order=${source.order}&page=${list.last.page + 1}`} />
    </div>
  );
}

const writerOf = ({ authorid, author, avatar, country_fid }: BoardThread) =>
  personListed({ uid: authorid, username: author, avatar, country_fid });

/** Links, so that they work before script; the current one is marked. */
function Orders({ typeid, order }: { typeid: number; order: BoardOrder }) {
  const t = useT();
  return (
    <nav className="board-orders" aria-label={t('countries.order')}>
      <span className="segments">
        {boardOrders.map((each) => (
          <Link
            key={each}
            to={each === 'active' ? boardPath(typeid) : `${boardPath(typeid)}?order=${each}`}
            aria-current={each === order ? 'page' : undefined}
            preventScrollReset
          >
            {t(`countries.order.${each}`)}
          </Link>
        ))}
      </span>
    </nav>
  );
}

function ThreadRow({ thread }: { thread: BoardThread }) {
  const t = useT();
  const format = useCountFormat();
  const { newest, replies } = thread;
  const fresh = newSince(thread);
  return (
    <>
      {fresh > 0 && <span className="thread-row-unread" />}
      <div className="min-w-0 flex-1">
        <h2 className="thread-row-title" dir={directionOf(thread.subject)}>
          {/* The title alone decides the heading's direction. */}
          <bdi>
            {thread.istop === 1 && <Tag tone="primary">{t('countries.pinned')}</Tag>}
            {replies === 0 && <Tag tone="value">{t('countries.unanswered')}</Tag>}
          </bdi>
          <Link to={threadPath(thread.tid)} className={`board-link ${highlightClass(thread.highlight)}`.trimEnd()}>
            {thread.subject}
          </Link>
        </h2>
        <p className="dots text-xs text-ink-3">
          <span className="font-medium text-ink-2" dir="auto">
            {thread.author}
          </span>
          <span>{t('countries.replies', { count: replies, figure: format(replies) })}</span>
          {fresh > 0 && (
            <Link
              to={`${threadPath(thread.tid)}?here=1`}
              className="tap relative -mb-6.5 inline-flex! min-w-11 items-start! justify-center font-bold text-primary-text"
            >
              {t('countries.newReplies', { count: fresh, figure: badgeText(fresh) })}
            </Link>
          )}
        </p>
        <p className="mt-1 flex items-center gap-2 text-sm text-ink-2">
          <Face {...(newest ?? thread)} />
          <span className="min-w-0 flex-1 truncate" dir={directionOf(newest?.words ?? '')}>
            {newest ? t('countries.said', { name: newest.author, words: newest.words }) : t('countries.unansweredText')}
          </span>
        </p>
      </div>
      <Thumb thread={thread} />
    </>
  );
}

/** The thread's first picture, small; with little data none. */
function Thumb({ thread: { picture } }: { thread: BoardThread }) {
  const lite = useLowData();
  if (!picture || lite) return null;
  const src = `${picture.url}-${picture.widths[0]}.webp`;
  return <img src={src} alt="" width={64} height={64} loading="lazy" decoding="async" className="thread-row-picture" />;
}
