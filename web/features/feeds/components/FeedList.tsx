import type { ReactNode } from 'react';
import type { ThreadRow } from '../../../../contract/domains/threads/shapes.ts';
import { IconButton } from '../../../design/Button.tsx';
import { FeedCardSkeleton } from '../../../design/FeedCardSkeleton.tsx';
import { Menu, MenuLink } from '../../../design/Menu.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { personOf } from '../../../design/person.ts';
import { ErrorState } from '../../../design/states.tsx';
import { showToast } from '../../../design/toasts.ts';
import { sendInChatPath } from '../../../lib/message-path.ts';
import { reportPath } from '../../../lib/report-path.ts';
import { shareLink } from '../../../lib/share-link.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { marksOf, useWhatWaits } from '../../../offline/queue/waiting-now.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useKnownThreads } from '../../../router/known-threads.ts';
import { addressIn, useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import {
  favoriteThread,
  favouriteAction,
  forwardPath,
  KindPart,
  likeAction,
  likePost,
  sharePath,
  toggledLike,
  turnedFavourite,
  useMark,
} from '../../threads/index.ts';
import type { FeedPage, FeedResult, FeedSource } from '../queries.ts';
import { useFeed } from '../use-feed.ts';
import { FeedCard } from './FeedCard.tsx';
import { FeedEmpty } from './FeedFrame.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';

interface FeedListProps {
  result: FeedResult;
  source: FeedSource;
  /** Shown first, and not again below. */
  pinned?: readonly ThreadRow[];
  empty?: ReactNode;
  /** The page's query before its number, such as `tab=ranking&`. */
  query?: string;
}

/** A list of threads: what the page opened with, and what the reader asks for below it. */
export function FeedList({ result, ...props }: FeedListProps) {
  const { revalidate } = useRevalidator();
  if (!result.ok) {
    return (
      <section className="card">
        <ErrorState message={result.message} onRetry={revalidate} />
      </section>
    );
  }
  return <GrowingFeed first={result} {...props} />;
}

const none: readonly ThreadRow[] = [];

type GrowingFeedProps = Omit<FeedListProps, 'result'> & { first: FeedPage };

function GrowingFeed({ first, source, pinned = none, empty, query = '' }: GrowingFeedProps) {
  const t = useT();
  const feed = useFeed(first, source, pinned);
  useKnownThreads(feed.rows, personOf);
  if (feed.rows.length === 0) return empty ?? <FeedEmpty />;
  return (
    <>
      <PullToRefresh rows={feed.rows} />
      {feed.rows.map((row, place) => (
        <ActingCard key={row.tid} row={row} loaded={first} first={place === 0} onChange={feed.patch} />
      ))}
      {feed.more ? (
        <div className={feed.failure === null ? undefined : 'card'}>
          <MoreRows list={feed} to={`?${query}page=${feed.last.page + 1}`} skeleton={<FeedCardSkeleton />} />
        </div>
      ) : (
        <p className="p-4 text-center text-sm text-ink-3">{t('feeds.end')}</p>
      )}
    </>
  );
}

interface ActingCardProps {
  row: ThreadRow;
  /** What its list was loaded with: after each load the marks that wait are shown anew. */
  loaded: FeedPage;
  first: boolean;
  onChange: (tid: number, fields: Partial<ThreadRow>) => void;
}

/** A card whose heart and bookmark answer at once, and go back when the server refuses. */
function ActingCard({ row, loaded, first, onChange }: ActingCardProps) {
  const t = useT();
  const mark = useMark();
  const here = useLocale();
  const show = (changed: Partial<ThreadRow>) => onChange(row.tid, changed);
  useWhatWaits(loaded, (all) => {
    const liked = marksOf(all, 'threads.like').get(row.pid);
    const saved = marksOf(all, 'threads.favorite').get(row.tid);
    if (liked !== undefined && liked !== (row.is_like === 1)) show(toggledLike(row));
    if (saved !== undefined) show({ is_favorite: saved ? 1 : 0 });
  });
  const like = () =>
    mark({
      key: 'like',
      action: likeAction(row),
      show,
      before: { is_like: row.is_like, like: row.like },
      turned: toggledLike,
      intent: { act: 'like', who: row.author },
      ask: async (hoped) => {
        const { data, msg } = await likePost(row.pid, hoped.is_like);
        if (data.is_like && msg) showToast({ text: msg });
        return { is_like: data.is_like, like: data.like };
      },
    });
  const toggleFavorite = () =>
    mark<Pick<ThreadRow, 'is_favorite'>>({
      key: 'favourite',
      action: favouriteAction(row),
      show,
      before: { is_favorite: row.is_favorite },
      turned: ({ is_favorite }) => ({ is_favorite: turnedFavourite(is_favorite) }),
      intent: { act: 'save' },
      ask: async (hoped) => ({ is_favorite: (await favoriteThread(row.tid, hoped.is_favorite)).data.is_favorite }),
    });
  const share = async () => {
    const ended = await shareLink(row.subject, location.origin + addressIn(here, shareOf(row)));
    if (ended === 'shared') showToast({ text: t('feeds.shared') });
    if (ended === 'copied') showToast({ text: t('feeds.linkCopied') });
    if (ended === 'failed') showToast({ text: t('feeds.shareFailed'), kind: 'error' });
  };
  return (
    <FeedCard
      thread={row}
      to={threadPath(row.tid)}
      first={first}
      part={<KindPart place="Card" thread={row} onChange={show} />}
      onLike={like}
      onFavourite={toggleFavorite}
      onShare={share}
      menu={<CardMenu row={row} />}
    />
  );
}

const shareOf = (row: ThreadRow): string => sharePath({ ...row, post_attachment: row.attachments });

/** A card is drawn once for all readers, so that its menu holds what leads on for everybody. */
function CardMenu({ row }: { row: ThreadRow }) {
  const t = useT();
  const { tid, subject } = row;
  const label = t('feeds.moreOf', { subject });
  return (
    <Menu
      id={`card${tid}`}
      label={label}
      links={
        <>
          <MenuLink icon="redo-2" to={forwardPath(tid)}>
            {t('shell.forward')}
          </MenuLink>
          <MenuLink icon="messages-square" to={sendInChatPath(shareOf(row))}>
            {t('shell.sendInChat')}
          </MenuLink>
          <MenuLink icon="flag" to={reportPath({ tid })}>
            {t('shell.report')}
          </MenuLink>
        </>
      }
      trigger={(props) => <IconButton icon="ellipsis" label={label} {...props} />}
    />
  );
}
