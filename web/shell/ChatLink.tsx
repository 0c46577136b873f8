import { Icon } from '../design/Icon.tsx';
import { Badge } from '../design/parts.tsx';
import { useSignal } from '../realtime/signals.ts';
import { Link } from '../router/links.tsx';
import { useSession } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';

/** A member's way to the messages, with the number of those unread as it changes (R-CHT-003). */
export function ChatLink({ className }: { className?: string | undefined }) {
  const t = useT();
  const viewer = useSession();
  const unread = useSignal('messages.unread');
  if (!viewer) return null;
  const count = unread?.num ?? 0;
  return (
    <Link
      to="/message"
      className={className ? `icon-btn ${className}` : 'icon-btn'}
      aria-label={t('shell.chatUnread', { count })}
    >
      <Icon name="messages-square" />
      <Badge count={count} />
    </Link>
  );
}
