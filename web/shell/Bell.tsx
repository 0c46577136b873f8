import { Icon } from '../design/Icon.tsx';
import { Badge } from '../design/parts.tsx';
import { useSignal } from '../realtime/signals.ts';
import { Link } from '../router/links.tsx';
import { useSession } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';

/** A member's way to the notices, with the number of those unread as it changes. */
export function Bell({ className }: { className?: string }) {
  const t = useT();
  const viewer = useSession();
  const unread = useSignal('notices.unread');
  if (!viewer) return null;
  const count = unread?.num ?? 0;
  return (
    <Link
      to="/ucenter/notice/all"
      className={className ? `icon-btn ${className}` : 'icon-btn'}
      aria-label={t('shell.noticesUnread', { count })}
    >
      <Icon name="bell" />
      <Badge count={count} />
    </Link>
  );
}
