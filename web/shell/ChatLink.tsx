import { Icon } from '../design/Icon.tsx';
import { Badge } from '../design/parts.tsx';
import { useSignal } from '../realtime/signals.ts';
import { Link } from '../router/links.tsx';
import { useSession } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';

interface ChatLinkProps {
  className?: string | undefined;
}

/** A member's way to the messages, with the number of those unread as it changes. */
export function ChatLink({ className }: ChatLinkProps) {
  const viewer = useSession();
  const unread = useSignal('messages.unread');
  return viewer && <ChatIcon count={unread?.num ?? 0} className={className} />;
}

/** The same for so many (R-CHT-003). */
export function ChatIcon({ count, className }: ChatLinkProps & { count: number }) {
  const t = useT();
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
