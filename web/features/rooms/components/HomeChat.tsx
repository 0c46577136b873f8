import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { HomeChatRead } from '../queries.ts';
import { newGroupPath, roomPath } from '../room-path.ts';
import { DoorButton } from './RoomList.tsx';

interface HomeChatProps {
  chat: HomeChatRead | null;
  /** What the chat belongs to, with the name that a new one begins with. */
  at: Readonly<Record<string, number>>;
  name: string;
}

/** The chat of a topic, a board or a group of threads, as one row whose button says how the reader stands to it. */
export function HomeChat({ chat, at, name }: HomeChatProps) {
  const t = useT();
  if (!chat || (!chat.group && chat.create === 0)) return null;
  const { group, unread } = chat;
  const title = group ? <Link to={roomPath(group.groupID)}>{t('rooms.groupChat')}</Link> : t('rooms.noChat');
  const text = group ? t('rooms.members', { count: group.memberCount }) : t('rooms.noChatText');
  return (
    <section className="card flex flex-wrap items-center gap-3" aria-label={t('rooms.groupChat')}>
      <Icon name="messages-square" className="flex-none text-primary-text" />
      <div className="min-w-0 flex-1">
        <h2 className="font-bold">{title}</h2>
        <p className="text-sm text-ink-2">{text}</p>
        {group && group.threadGroup > 0 && group.role !== '' && (
          <p className="text-sm text-ink-2">{t('rooms.leavesChat')}</p>
        )}
      </div>
      {!group ? (
        <LinkButton to={newGroupPath({ ...at, name: begunName(name) })} kind="outline">
          {t('rooms.openChat')}
        </LinkButton>
      ) : (
        <DoorButton row={group} unread={unread} />
      )}
    </section>
  );
}

const begunName = (name: string): string => [...name].slice(0, roomLimits.nameMax).join('');
