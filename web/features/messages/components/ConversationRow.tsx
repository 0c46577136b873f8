import type { ChatConversation } from '../../../../contract/domains/messages/chat-shapes.ts';
import { quietly } from '../../../api/quietly.ts';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/parts.tsx';
import { useLongPress } from '../../../lib/use-long-press.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { conversationPath, groupPath } from '../conversation-path.ts';
import { markRead } from '../mutations.ts';
import { faceOf } from '../person.ts';
import type { ChatTimes } from '../use-chat-times.ts';
import type { OwnInRow } from '../use-own-in-rows.ts';
import { ChatFace } from './ChatFace.tsx';
import { MessageText } from './MessageText.tsx';
import { RowMenu } from './RowMenu.tsx';

export interface ConversationRowProps {
  row: ChatConversation;
  isOpen: boolean;
  times: ChatTimes;
  /** What this browser has of the reader's own: a draft, or what isn't sent. */
  mine?: OwnInRow | undefined;
  /** Who writes there at this moment. */
  typing?: string | undefined;
}

/** Choosing a conversation marks it as read at once (R-CHT-015). */
export function ConversationRow({ row, isOpen, times, mine, typing }: ConversationRowProps) {
  const t = useT();
  const { conversationID, unreadCount, lastMessage, muted, pinned, mentioned, request } = row;
  const face = faceOf(row);
  const isWaiting = request === 1;
  // Requests are counted by their number alone.
  const unread = isWaiting ? 0 : unreadCount;
  const isNew = unread > 0 && muted === 0;
  const to = isWaiting && face.isGroup ? groupPath(row.groupID) : conversationPath(conversationID);
  const choose = () => {
    if (unread > 0 && lastMessage) void quietly(markRead(conversationID, lastMessage.ID));
  };
  const menu = `chat${conversationID}`;
  const press = useLongPress(() => document.getElementById(menu)?.showPopover());
  return (
    <li className="chat-row-place" {...press}>
      <Link
        to={to}
        className={isNew ? 'chat-row chat-row-new' : 'chat-row'}
        aria-current={isOpen ? 'page' : undefined}
        onClick={choose}
      >
        <ChatFace face={face} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1">
            <b className="truncate" dir="auto">
              {face.name}
            </b>
            {isWaiting && !face.isGroup && <Flag country={face.country} />}
            {muted === 1 && <Mark icon="bell-off" words={t('messages.mutedMark')} />}
            {pinned === 1 && <Mark icon="pin" words={t('messages.pinnedMark')} />}
            {lastMessage && (
              <span className="chat-row-time" suppressHydrationWarning>
                {times.short(lastMessage.time)}
              </span>
            )}
          </span>
          <span className="flex items-center gap-2">
            <span className={isWaiting ? 'chat-row-words chat-row-whole' : 'chat-row-words'} dir="auto">
              {typing === undefined ? <Words row={row} mine={mine} /> : <b className="chat-row-own">{typing}</b>}
            </span>
            {mentioned === 1 && (
              <span className="badge badge-inline" role="img" aria-label={t('messages.mentionsYou')}>
                @
              </span>
            )}
            <span className={muted === 1 ? 'chat-quiet' : undefined}>
              <Badge count={unread} inline />
            </span>
            {unread > 0 && <span className="sr-only">{t('messages.unread', { count: unread })}</span>}
          </span>
        </span>
      </Link>
      {!isWaiting && <RowMenu id={menu} row={row} face={face} />}
    </li>
  );
}

const Mark = ({ icon, words }: { icon: 'bell-off' | 'pin'; words: string }) => (
  <span className="chat-row-mark">
    <Icon name={icon} size="s" />
    <span className="sr-only">{words}</span>
  </span>
);

/** The newest words: a draft, and what is not sent, go before what others wrote. */
function Words({ row, mine }: Pick<ConversationRowProps, 'row' | 'mine'>) {
  const t = useT();
  if (mine?.kind === 'failed')
    return (
      <>
        <b className="chat-row-failed">
          <Icon name="circle-alert" size="s" />
          {t('messages.notSent')}
        </b>{' '}
        <MessageText text={mine.text} />
      </>
    );
  if (mine?.kind === 'draft')
    return (
      <>
        <b className="chat-row-own">{t('messages.draft')}</b> <MessageText text={mine.text} />
      </>
    );
  if (mine?.kind === 'waits')
    return (
      <>
        <Icon name="clock" size="s" />
        <span className="sr-only">{t('messages.waits')}</span> {t('messages.own')} <MessageText text={mine.text} />
      </>
    );
  const { groupProfile, userProfile } = row;
  if (row.request === 1 && groupProfile)
    return t('messages.invitesYou', { name: userProfile?.nick ?? '', count: groupProfile.memberCount });
  return row.lastMessage && <LastWords row={row} last={row.lastMessage} />;
}

function LastWords({ row, last }: { row: ChatConversation; last: NonNullable<ChatConversation['lastMessage']> }) {
  const t = useT();
  const own = useSession()?.uid;
  const isOwn = last.from === own;
  if (last.type === 'system')
    return last.system && t(`messages.system.${last.system.kind}`, { name: last.system.nick });
  if (last.status === 'withdrawn')
    return isOwn ? t('messages.withdrewOwn') : t('messages.withdrew', { name: last.nick });
  if (last.status === 'removed') return t('messages.removed');
  return (
    <>
      {isOwn && `${t('messages.own')} `}
      {!isOwn && row.type === 'GROUP' && <span className="text-ink">{last.nick}: </span>}
      {last.type === 'image' && <Icon name="image" size="s" />}{' '}
      {last.text === '' && last.type === 'image' ? t('messages.photo') : <MessageText text={last.text} />}
    </>
  );
}
