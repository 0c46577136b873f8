import type { Conversation } from '../../../../contract/domains/messages/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { quietly } from '../../../api/quietly.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/parts.tsx';
import { messagePath } from '../../../lib/message-path.ts';
import { Form, Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { markRead } from '../mutations.ts';
import { infoOf } from '../person.ts';
import type { ConversationsRead } from '../queries.ts';
import { MessageText } from './MessageText.tsx';

interface ConversationListProps {
  list: ConversationsRead;
  /** The one that is open. */
  current: number;
}

export function ConversationList({ list, current }: ConversationListProps) {
  const t = useT();
  return (
    <>
      <div className="chat-find">
        <FindMember />
        <Link to="/message/new" className="icon-btn max-sm:hidden" aria-label={t('messages.new')}>
          <Icon name="square-pen" />
        </Link>
      </div>
      {list.list.length === 0 && (
        <EmptyState
          title={t('messages.empty')}
          text={t('messages.emptyText')}
          action={
            <LinkButton to="/message/new" icon="square-pen">
              {t('messages.new')}
            </LinkButton>
          }
        />
      )}
      <ul>
        {list.list.map((row) => (
          <ConversationRow key={row.plid} row={row} isOpen={row.plid === current} />
        ))}
      </ul>
      {list.next && (
        <Link to={`/message?after=${list.next}`} className="btn btn-text btn-wide">
          {t('messages.more')}
        </Link>
      )}
    </>
  );
}

/** Looks for somebody to write to; a link's form, so that it works without script. */
export function FindMember({ q = '', share }: { q?: string; share?: string | undefined }) {
  const t = useT();
  return (
    <Form action="/message/new" className="input chat-find-field" role="search" aria-label={t('messages.find')}>
      <Icon name="search" size="s" className="text-ink-3" />
      <EarlyInput
        type="search"
        name="q"
        defaultValue={q}
        maxLength={20}
        autoComplete="off"
        aria-label={t('messages.find')}
        placeholder={t('messages.find')}
      />
      {share !== undefined && <input type="hidden" name="share" value={share} />}
    </Form>
  );
}

/** Choosing a conversation marks it as read at once (R-CHT-015). */
export function ConversationRow({ row, isOpen }: { row: Conversation; isOpen: boolean }) {
  const t = useT();
  const own = useSession()?.uid;
  const { plid, unread, last, lastpmid } = row;
  const [other] = row.members;
  if (!other) return null;
  const country = countryOfFid(other.country_fid)?.code ?? 'global';
  const choose = () => {
    if (unread > 0) void quietly(markRead(plid, lastpmid));
  };
  return (
    <li>
      <Link to={messagePath({ plid })} className="chat-row" aria-current={isOpen ? 'page' : undefined} onClick={choose}>
        <Avatar name={other.username} country={country} info={infoOf(other)} decorative />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <b className="min-w-0 flex-1 truncate" dir="auto">
              {other.username}
            </b>
            {last && <Time at={last.dateline} short className="flex-none text-xs text-ink-3" />}
          </span>
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate text-sm text-ink-2" dir="auto">
              {last?.uid === own && `${t('messages.own')} `}
              {last && <MessageText text={last.message} />}
            </span>
            <Badge count={unread} inline />
            {unread > 0 && <span className="sr-only">{t('messages.unread', { count: unread })}</span>}
          </span>
        </span>
      </Link>
    </li>
  );
}
