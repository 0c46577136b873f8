import type { MouseEvent, ReactNode } from 'react';
import { Avatar, type AvatarProps } from '../../../design/Avatar.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { FeedCardSkeleton } from '../../../design/skeletons.tsx';
import { EmptyState } from '../../../design/states.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** The row above a member's feed on wide windows: a way to the composer. */
export function ComposePrompt({ avatar }: { avatar: AvatarProps }) {
  const t = useT();
  return (
    <section className="card flex items-center gap-3 px-4! py-3! max-sm:hidden">
      <Avatar {...avatar} decorative />
      <Link
        to="/note/thread"
        className="flex min-h-12 min-w-0 flex-1 items-center rounded-md bg-sunken px-3.5 text-md text-ink-3"
      >
        {t('feeds.composePrompt')}
      </Link>
      <Link to="/note/thread" className="icon-btn" aria-label={t('feeds.addPhotos')} tabIndex={-1}>
        <Icon name="image" />
      </Link>
    </section>
  );
}

/** A feed with nothing in it: one line, one sentence, one action. */
export function FeedEmpty({ text, action }: { text?: string; action?: ReactNode }) {
  const t = useT();
  return (
    <section className="card">
      <EmptyState title={t('feeds.emptyTitle')} text={text ?? t('feeds.emptyText')} action={action} />
    </section>
  );
}

interface FeedEndProps {
  more: boolean;
  /** The next page's address, for readers without script. */
  to: string;
  loading: boolean;
  onMore: () => void;
}

/** Below the last card: what loads, the way to more, or the end. */
export function FeedEnd({ more, to, loading, onMore }: FeedEndProps) {
  const t = useT();
  if (loading) {
    return (
      <>
        <p className="sr-only" role="status">
          {t('feeds.loadingMore')}
        </p>
        <FeedCardSkeleton />
      </>
    );
  }
  const go = (event: MouseEvent) => {
    event.preventDefault();
    onMore();
  };
  if (!more) return <p className="p-4 text-center text-sm text-ink-3">{t('feeds.end')}</p>;
  return (
    <div className="flex justify-center p-4">
      <Link to={to} className="btn btn-outline" onClick={go}>
        {t('feeds.loadMore')}
      </Link>
    </div>
  );
}
