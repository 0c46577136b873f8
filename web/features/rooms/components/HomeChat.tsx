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
  /** The page's reader is in the group whose chat it is: leaving the one leaves the other. */
  leavesBoth?: boolean;
}

/** The chat of a topic, a board or a group of threads, as one row whose button says how the reader stands to it. */
export function HomeChat({ chat, at, name, leavesBoth = false }: HomeChatProps) {
  const t = useT();
  if (!chat || (!chat.group && chat.create === 0)) return null;
  const { group, unread } = chat;
  return (
    <section className="card flex flex-wrap items-center gap-3" aria-label={t('rooms.groupChat')}>
      <Icon name="messages-square" className="flex-none text-primary-text" />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-bold">
          {group ? <Link to={roomPath(group.groupID)}>{t('rooms.groupChat')}</Link> : t('rooms.noChat')}
        </h2>
        <p className="text-sm text-ink-2">
          {group ? t('rooms.members', { count: group.memberCount }) : t('rooms.noChatText')}
        </p>
        {group && group.role !== '' && leavesBoth && <p className="hint">{t('rooms.leaveBoth')}</p>}
      </div>
      {group ? (
        <DoorButton row={group} unread={unread} />
      ) : (
        <LinkButton to={newGroupPath({ ...at, name: name.slice(0, 30) })} kind="outline">
          {t('rooms.openChat')}
        </LinkButton>
      )}
    </section>
  );
}
