import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Form, Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { conversationPath } from '../conversation-path.ts';
import { infoOf } from '../person.ts';
import type { MessagesRead, SearchRead } from '../queries.ts';
import { useRoom } from '../room.ts';
import { useChatTimes } from '../use-chat-times.ts';
import { MessageText } from './MessageText.tsx';

/** In place of head and log: a field, and the messages of this conversation that hold its words. */
export function FindInRoom({ read: { place, found, now } }: { read: MessagesRead }) {
  const t = useT();
  const { page, face } = useRoom();
  const { conversationID } = page;
  const [name, value] = face.isGroup ? ['plid', page.groupID] : ['uid', page.userProfile?.userID ?? 0];
  return (
    <>
      <div className="chat-head">
        <Link to={conversationPath(conversationID)} className="icon-btn" aria-label={t('messages.searchClose')}>
          <Icon name="arrow-left" flip />
        </Link>
        <Form action="/message" className="input chat-find-field" role="search" aria-label={t('messages.searchIn')}>
          <Icon name="search" size="s" className="text-ink-3" />
          <input type="hidden" name={name} value={value} />
          <input type="hidden" name="find" value="1" />
          <EarlyInput
            type="search"
            name="q"
            autoFocus={place.q === ''}
            defaultValue={place.q}
            maxLength={messageLimits.searchMax}
            autoComplete="off"
            aria-label={t('messages.searchIn')}
            placeholder={t('messages.searchIn')}
          />
        </Form>
      </div>
      <div className="chat-found">
        {found && (
          <FoundList found={found} now={now} more={conversationPath(conversationID, { find: 1, q: place.q })} />
        )}
      </div>
    </>
  );
}

interface FoundListProps {
  found: SearchRead;
  now: number;
  /** This very address, to go on from. */
  more: string;
}

/** Messages that were found, the newest first; each leads to its place. */
export function FoundList({ found, now, more }: FoundListProps) {
  const t = useT();
  const times = useChatTimes(now);
  if (found.list.length === 0) return <EmptyState title={t('messages.foundNone')} text={t('messages.foundNoneText')} />;
  return (
    <>
      <ul aria-label={t('messages.foundTitle')}>
        {found.list.map(({ conversationID, ID, nick, avatar, fromNick, text, time }) => (
          <li key={`${conversationID} ${ID}`}>
            <Link to={conversationPath(conversationID, { before: ID + 1 })} className="chat-row">
              <Avatar name={nick} info={infoOf({ avatar })} decorative />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline gap-2">
                  <b className="min-w-0 flex-1 truncate" dir="auto">
                    {nick}
                  </b>
                  <span className="flex-none text-xs text-ink-3" suppressHydrationWarning>
                    {times.short(time)}
                  </span>
                </span>
                <span className="line-clamp-2 text-sm text-ink-2" dir="auto">
                  {fromNick !== nick && `${fromNick}: `}
                  <MessageText text={text} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found.next && (
        <Link to={`${more}&after=${found.next}`} className="btn btn-text btn-wide">
          {t('messages.foundMore')}
        </Link>
      )}
    </>
  );
}
