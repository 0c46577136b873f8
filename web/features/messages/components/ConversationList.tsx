import { useState } from 'react';
import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { Form, Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { isShownBy, type RowFilter, rowFilters } from '../conversation-rows.ts';
import type { MessagesRead } from '../queries.ts';
import { useChatTimes } from '../use-chat-times.ts';
import type { LiveConversations } from '../use-conversations.ts';
import { useOwnInRows } from '../use-own-in-rows.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { FoundList } from './FoundMessages.tsx';

interface ConversationListProps {
  read: MessagesRead;
  live: LiveConversations;
  /** The one that is open. */
  current: string;
}

/** The reader's chats: a field over them, the requests on top, then those kept on top and the newest. */
export function ConversationList({ read, live, current }: ConversationListProps) {
  const t = useT();
  const { place } = read;
  if (place.requests) return <Requests read={read} live={live} current={current} />;
  const isFound = place.q !== '' && current === '';
  return (
    <>
      <div className="chat-find">
        <FindChat q={isFound ? place.q : ''} />
        <Link to="/message/new" className="icon-btn max-sm:hidden" aria-label={t('messages.new')}>
          <Icon name="square-pen" />
        </Link>
      </div>
      {isFound ? <Found read={read} live={live} /> : <Chats read={read} live={live} current={current} />}
    </>
  );
}

/** Looks through one's own chats; a link's form, so that it works without script. */
function FindChat({ q }: { q: string }) {
  const t = useT();
  return (
    <Form action="/message" className="input chat-find-field" role="search" aria-label={t('messages.findChat')}>
      <Icon name="search" size="s" className="text-ink-3" />
      <EarlyInput
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={messageLimits.searchMax}
        autoComplete="off"
        aria-label={t('messages.findChat')}
        placeholder={t('messages.findChat')}
      />
    </Form>
  );
}

/** Chats by their names, messages by their words, and the way to people one hasn't written to. */
function Found({ read: { place, found, now }, live }: Pick<ConversationListProps, 'read' | 'live'>) {
  const t = useT();
  const times = useChatTimes(now);
  const { q } = place;
  const named = live.list.list.filter(({ nick, groupProfile }) =>
    (groupProfile?.name ?? nick).toLowerCase().includes(q.toLowerCase()),
  );
  return (
    <>
      {named.length > 0 && (
        <>
          <h2 className="chat-part">{t('messages.foundChats')}</h2>
          <ul>
            {named.map((row) => (
              <ConversationRow key={row.conversationID} row={row} isOpen={false} times={times} />
            ))}
          </ul>
        </>
      )}
      <h2 className="chat-part">{t('messages.foundTitle')}</h2>
      {found && <FoundList found={found} now={now} more={`/message?${new URLSearchParams({ q })}`} />}
      <Link to={`/message/new?${new URLSearchParams({ q })}`} className="btn btn-text btn-wide">
        {t('messages.findPeople', { q })}
      </Link>
    </>
  );
}

function Chats({ read: { place, now }, live: { list, typing }, current }: ConversationListProps) {
  const t = useT();
  const times = useChatTimes(now);
  const mineIn = useOwnInRows(current);
  const [filter, setFilter] = useState<RowFilter>('all');
  const rows = list.list.filter((row) => isShownBy(filter, row));
  if (list.list.length === 0 && list.requests === 0 && place.after === '') return <Empty />;
  return (
    <>
      <Filters filter={filter} onChange={setFilter} />
      {list.requests > 0 && place.after === '' && <RequestsRow count={list.requests} />}
      {rows.length === 0 && filter !== 'all' && (
        <p className="p-4 text-center text-sm text-ink-2">{t('messages.filter.none')}</p>
      )}
      <ul>
        {rows.map((row) => (
          <ConversationRow
            key={row.conversationID}
            row={row}
            isOpen={row.conversationID === current}
            times={times}
            mine={mineIn(row.conversationID)}
            typing={typing.has(row.conversationID) ? t('messages.writing') : undefined}
          />
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

/** Which of the loaded rows are shown. */
function Filters({ filter, onChange }: { filter: RowFilter; onChange: (filter: RowFilter) => void }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset of a form
    <div className="chat-filters scripted" role="group" aria-label={t('messages.shownChats')}>
      {rowFilters.map((each) => (
        <button
          key={each}
          type="button"
          className={each === filter ? 'chip chip-on' : 'chip'}
          aria-pressed={each === filter}
          onClick={() => onChange(each)}
        >
          {t(`messages.filter.${each}`)}
        </button>
      ))}
    </div>
  );
}

function RequestsRow({ count }: { count: number }) {
  const t = useT();
  return (
    <Link to="/message?requests=1" className="chat-row chat-requests">
      <span className="chat-requests-mark">
        <Icon name="user-plus" />
      </span>
      <b className="min-w-0 flex-1">{t('messages.requests', { count })}</b>
      <Icon name="chevron-right" size="s" flip className="text-ink-3" />
    </Link>
  );
}

function Empty() {
  const t = useT();
  return (
    <EmptyState
      title={t('messages.empty')}
      text={t('messages.emptyText')}
      action={
        <LinkButton to="/message/new" icon="square-pen">
          {t('messages.new')}
        </LinkButton>
      }
    />
  );
}

/** First messages of people whom the reader doesn't know, and invitations. */
function Requests({ read: { now }, live: { list }, current }: ConversationListProps) {
  const t = useT();
  const times = useChatTimes(now);
  return (
    <>
      <div className="p-4">
        <Note icon="eye-off">{t('messages.requestsNote')}</Note>
      </div>
      {list.list.length === 0 && (
        <EmptyState title={t('messages.requestsEmpty')} text={t('messages.requestsEmptyText')} />
      )}
      <ul>
        {list.list.map((row) => (
          <ConversationRow key={row.conversationID} row={row} isOpen={row.conversationID === current} times={times} />
        ))}
      </ul>
      {list.next && (
        <Link to={`/message?requests=1&after=${list.next}`} className="btn btn-text btn-wide">
          {t('messages.more')}
        </Link>
      )}
    </>
  );
}
