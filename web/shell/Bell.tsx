import type { UnreadCounts } from '../../contract/domains/notices/shapes.ts';
import { Icon } from '../design/Icon.tsx';
import { Badge } from '../design/parts.tsx';
import { useSignal } from '../realtime/signals.ts';
import { Link } from '../router/links.tsx';
import { useSession } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';

/** The first page with something unread on it. */
function firstUnread(unread: UnreadCounts | undefined): string {
  if (unread && unread.reply === 0) {
    if (unread.atme > 0) return '/ucenter/account/atme';
    if (unread.attention > 0) return '/ucenter/notice/attention';
    if (unread.systems > 0) return '/ucenter/notice/systems';
  }
  return '/ucenter/notice/reply';
}

/** A member's way to the notices, with the number of those unread as it changes. */
export function Bell({ className }: { className?: string }) {
  const t = useT();
  const viewer = useSession();
  const unread = useSignal('notices.unread');
  if (!viewer) return null;
  const count = unread?.num ?? 0;
  return (
    <Link
      to={firstUnread(unread)}
      className={className ? `icon-btn ${className}` : 'icon-btn'}
      aria-label={t('shell.noticesUnread', { count })}
    >
      <Icon name="bell" />
      <Badge count={count} />
    </Link>
  );
}
