import type { ThreadRow } from '../../../../contract/domains/threads/shapes.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Icon } from '../../../design/Icon.tsx';
import { badgeText } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';

/** Who of those whom the reader follows likes the thread, above its card. */
export function LikedBy({ by }: { by: NonNullable<ThreadRow['liked_by']> }) {
  const t = useT();
  return (
    <p className="post-liked-by" dir="auto">
      <Icon name="heart" size="s" />
      <span className="min-w-0">{t('feeds.likedBy', { name: by.username, others: by.others })}</span>
    </p>
  );
}

interface NewestLineProps {
  reply: NonNullable<ThreadRow['newest_reply']>;
  /** How many are new to the reader. */
  fresh: number;
  to: string;
}

/** The thread's newest reply as one line below its card: it leads to it; how many are new leads to the first of those. */
export function NewestLine({ reply, fresh, to }: NewestLineProps) {
  const t = useT();
  const { code } = useLocale();
  return (
    <div className="post-newest above">
      <Link to={`${to}?pid=${reply.pid}`} className="post-newest-reply">
        <Avatar name={reply.author} country={code} info={plainPortrait(reply.avatar)} size="xs" decorative />
        <span className="min-w-0 flex-1 truncate" dir={directionOf(reply.words)}>
          <b>{reply.author}</b> {reply.words}
        </span>
        <Time at={reply.dateline} className="text-xs text-ink-3" short />
      </Link>
      {fresh > 0 && (
        <Link to={`${to}?here=1`} className="tap min-w-11 justify-center text-xs font-bold text-primary-text">
          {t('feeds.newReplies', { count: fresh, figure: badgeText(fresh) })}
        </Link>
      )}
    </div>
  );
}
