import type { ReactNode } from 'react';
import type { ThreadRow } from '../../../../contract/domains/threads/shapes.ts';
import { boardFids } from '../../../../contract/primitives/boards.ts';
import { ErrorState } from '../../../design/states.tsx';
import { showToast } from '../../../design/toasts.ts';
import { addressIn, useLocale } from '../../../lib/locale.ts';
import { shareLink } from '../../../lib/share-link.ts';
import { showFailure } from '../../../lib/show-failure.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { openDialog } from '../../../session/dialogs.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { keepThread, likePost, sharePath } from '../../threads/index.ts';
import type { FeedPage, FeedResult, FeedSource } from '../queries.ts';
import { useFeed } from '../use-feed.ts';
import { FeedCard } from './FeedCard.tsx';
import { FeedEmpty, FeedEnd } from './FeedFrame.tsx';

interface FeedListProps {
  result: FeedResult;
  source: FeedSource;
  /** Shown first, and not again below. */
  pinned?: readonly ThreadRow[];
  empty?: ReactNode;
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

function GrowingFeed({ first, source, pinned = none, empty }: Omit<FeedListProps, 'result'> & { first: FeedPage }) {
  const feed = useFeed(first, source, pinned);
  if (feed.rows.length === 0) return empty ?? <FeedEmpty />;
  return (
    <>
      {feed.rows.map((row, place) => (
        <ActingCard key={row.tid} row={row} first={place === 0} onChange={feed.patch} />
      ))}
      {feed.failure !== null ? (
        <section className="card">
          <ErrorState message={feed.failure} onRetry={feed.more} />
        </section>
      ) : (
        <FeedEnd
          more={feed.last.page < feed.last.totalPage}
          to={`?page=${feed.last.page + 1}`}
          loading={feed.loading}
          onMore={feed.more}
        />
      )}
    </>
  );
}

interface ActingCardProps {
  row: ThreadRow;
  first: boolean;
  onChange: (tid: number, fields: Partial<ThreadRow>) => void;
}

/** A card whose heart and bookmark answer at once, and go back when the server refuses. */
function ActingCard({ row, first, onChange }: ActingCardProps) {
  const t = useT();
  const viewer = useSession();
  const here = useLocale();
  const act = async (ahead: Partial<ThreadRow>, ask: () => Promise<Partial<ThreadRow>>): Promise<void> => {
    if (!viewer) return openDialog('login');
    onChange(row.tid, ahead);
    try {
      onChange(row.tid, await ask());
    } catch (error) {
      onChange(row.tid, row);
      showFailure(error);
    }
  };
  const like = () => {
    const is_like = row.is_like === 1 ? 0 : 1;
    return act({ is_like, like: Math.max(0, row.like + (is_like ? 1 : -1)) }, async () => {
      const { data, msg } = await likePost(row.pid, is_like);
      if (is_like === 1) showToast({ text: msg });
      return data;
    });
  };
  const keep = () => {
    const is_favorite = row.is_favorite === 1 ? 0 : 1;
    return act({ is_favorite }, async () => (await keepThread(row.tid, is_favorite)).data);
  };
  const share = async () => {
    const path = sharePath({ ...row, post_attachment: row.attachments });
    const ended = await shareLink(row.subject, location.origin + addressIn(here, path));
    if (ended === 'shared') showToast({ text: t('feeds.shared') });
    if (ended === 'failed') showToast({ text: t('feeds.shareFailed'), kind: 'error' });
  };
  return (
    <FeedCard
      thread={row}
      to={`/forum/${boardFids.common}/${row.tid}`}
      first={first}
      onLike={like}
      onFavourite={keep}
      onShare={share}
    />
  );
}
