import '../../../design/sheets/chat.css';
import '../../../design/sheets/chat-panel.css';
import { useRef } from 'react';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { RouterViewContext, useRouterView } from '../../../router/view.tsx';
import type { ChatPanel } from '../../../session/chat-panel.ts';
import { useT } from '../../../texts/texts.tsx';
import { Conversation } from '../components/Conversation.tsx';
import { ConversationList } from '../components/ConversationList.tsx';
import { NothingOpen } from '../components/NothingOpen.tsx';
import { HeadActsContext } from '../head-acts.ts';
import { faceOf } from '../person.ts';
import type { MessagesRead } from '../queries.ts';
import { useConversations } from '../use-conversations.ts';
import { LargeActs, PanelHead, SmallPanel } from './PanelHead.tsx';
import { usePanelActs } from './use-panel-acts.ts';
import { usePanelRead } from './use-panel-read.ts';
import { usePanelView } from './use-panel-view.ts';

/** The panel where it is open: small, or with the list or a conversation. */
export function OpenPanel({ panel }: { panel: ChatPanel }) {
  const t = useT();
  const { search, isSmall } = panel;
  const place = useRef<HTMLElement>(null);
  const { read, known, error, reload } = usePanelRead(search, isSmall);
  const acts = usePanelActs(panel, place, isSmall || read !== undefined);
  const page = useRouterView();
  const view = usePanelView(search, { open: acts.open, reload });
  const headActs = (
    <RouterViewContext value={page}>
      <LargeActs search={search} acts={acts} />
    </RouterViewContext>
  );
  const large = read ? (
    <LargePanel read={read} />
  ) : (
    <NotYet search={search} known={known} error={error} retry={reload} />
  );
  return (
    <aside
      ref={place}
      tabIndex={-1}
      className={isSmall ? 'chat-panel chat-panel-small' : 'chat-panel'}
      aria-label={t('messages.title')}
      aria-busy={read === undefined}
      onKeyDown={acts.onKeyDown}
    >
      <RouterViewContext value={view}>
        <HeadActsContext value={headActs}>{isSmall ? <SmallPanel read={known} acts={acts} /> : large}</HeadActsContext>
      </RouterViewContext>
    </aside>
  );
}

function LargePanel({ read }: { read: MessagesRead }) {
  const t = useT();
  const { open, place } = read;
  if (!open) return <PanelList read={read} />;
  const page = open.ok ? open.page : undefined;
  return (
    <section className="chat-room" aria-label={page ? faceOf(page).name : t('messages.title')}>
      {page ? (
        <Conversation key={`${page.conversationID} ${place.before}`} read={read} page={page} />
      ) : (
        <>
          <PanelHead title={t('messages.title')} isRoot={false} />
          <NothingOpen open={open} requests={false} />
        </>
      )}
    </section>
  );
}

function PanelList({ read }: { read: MessagesRead }) {
  const t = useT();
  const { place } = read;
  const live = useConversations(read.list, place, '');
  const title = t(place.requests ? 'messages.requestsTitle' : 'messages.title');
  return (
    <>
      <PanelHead title={title} isRoot={!place.requests && place.q === '' && place.after === ''} />
      <section className="chat-list" aria-label={t(place.requests ? 'messages.requestsTitle' : 'messages.list')}>
        <ConversationList read={read} live={live} current="" />
      </section>
    </>
  );
}

interface NotYetProps {
  search: string;
  known: MessagesRead | undefined;
  error: string | undefined;
  retry: () => void;
}

/** Until it is there: the shape of what comes; where it can't be had, why, and the way to try again. */
function NotYet({ search, known, error, retry }: NotYetProps) {
  const t = useT();
  const page = known?.open?.ok ? known.open.page : undefined;
  return (
    <>
      <PanelHead title={page ? faceOf(page).name : t('messages.title')} isRoot={search === ''} />
      {error === undefined ? (
        <div className="chat-panel-wait" aria-hidden="true">
          {[1, 2, 3, 4].map((row) => (
            <span key={row} className="skeleton" />
          ))}
        </div>
      ) : (
        <div className="m-auto p-4" role="alert">
          <EmptyState
            title={error}
            action={
              <Button kind="outline" onClick={retry}>
                {t('messages.loadAgain')}
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}
