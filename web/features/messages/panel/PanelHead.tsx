import { type ReactNode, use } from 'react';
import { IconButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/parts.tsx';
import { useSignal } from '../../../realtime/signals.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { isPlain, Link } from '../../../router/links.tsx';
import { closeChatPanel } from '../../../session/chat-panel.ts';
import { useT } from '../../../texts/texts.tsx';
import { ChatFace } from '../components/ChatFace.tsx';
import { HeadActsContext } from '../head-acts.ts';
import { faceOf } from '../person.ts';
import type { MessagesRead } from '../queries.ts';
import { useConversations } from '../use-conversations.ts';
import type { PanelActs } from './use-panel-acts.ts';

/** Over the list: what is listed, and the way back from what isn't the list itself. */
export function PanelHead({ title, isRoot }: { title: string; isRoot: boolean }) {
  const t = useT();
  return (
    <div className="chat-head">
      {!isRoot && (
        <Link to="/message" className="icon-btn chat-back" aria-label={t('messages.list')}>
          <Icon name="arrow-left" flip />
        </Link>
      )}
      <h2 className="chat-panel-title">{title}</h2>
      {use(HeadActsContext)}
    </div>
  );
}

/** At the end of every head of the large panel: to the page of its own, small, and away. */
export function LargeActs({ search, acts }: { search: string; acts: PanelActs }) {
  const t = useT();
  const navigate = useNavigate();
  const path = `/message${search}`;
  return (
    <>
      <Link
        to={path}
        className="icon-btn"
        aria-label={t('messages.panel.page')}
        title={t('messages.panel.page')}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          closeChatPanel();
          void navigate(path);
        }}
      >
        <Icon name="maximize-2" />
      </Link>
      <IconButton icon="chevron-down" label={t('messages.panel.small')} aria-expanded onClick={acts.makeSmall} />
      <CloseButton acts={acts} />
    </>
  );
}

function CloseButton({ acts }: { acts: PanelActs }) {
  return <IconButton icon="x" label={useT()('messages.panel.close')} onClick={acts.close} />;
}

/** The panel made small: whom it is with, and how many messages wait there. */
export function SmallPanel({ read, acts }: { read: MessagesRead | undefined; acts: PanelActs }) {
  const t = useT();
  const page = read?.open?.ok ? read.open.page : undefined;
  const face = page && faceOf(page);
  return (
    <div className="chat-head">
      {face ? <ChatFace face={face} size="sm" /> : <Icon name="messages-square" className="ms-2" />}
      <b className="chat-panel-title text-base" dir="auto">
        {face?.name ?? t('messages.title')}
      </b>
      {read && <Waiting read={read} conversationID={page?.conversationID} />}
      <IconButton icon="chevron-up" label={t('messages.panel.large')} aria-expanded={false} onClick={acts.makeLarge} />
      <CloseButton acts={acts} />
    </div>
  );
}

/** How many messages are unread in the conversation, or in all of them. */
function Waiting({ read, conversationID }: { read: MessagesRead; conversationID: string | undefined }): ReactNode {
  const t = useT();
  const { list } = useConversations(read.list, read.place, '');
  const all = useSignal('messages.unread')?.num ?? list.unread;
  const row = list.list.find((each) => each.conversationID === conversationID);
  const count = conversationID === undefined ? all : (row?.unreadCount ?? 0);
  return (
    count > 0 && (
      <>
        <Badge count={count} inline />
        <span className="sr-only">{t('messages.unread', { count })}</span>
      </>
    )
  );
}
