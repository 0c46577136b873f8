import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { MessagesRead, OpenRead } from '../queries.ts';
import { useConversations } from '../use-conversations.ts';
import { ChatFrame } from './ChatFrame.tsx';
import { Conversation } from './Conversation.tsx';
import { ConversationList } from './ConversationList.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';

/** The list of conversations, and beside it the one that is open; on narrow windows one of the two. */
export function MessagesScreen({ place, list: loaded, open }: MessagesRead) {
  const t = useT();
  const list = useConversations(loaded, place.after === '');
  const page = open?.ok ? open.page : undefined;
  const [other] = page?.members ?? [];
  const title = t('messages.title');
  const head = open
    ? {
        title: other?.username ?? title,
        back: '/message',
        actions: page && other && <ConversationMenu page={page} other={other} />,
      }
    : {
        title,
        root: true as const,
        actions: (
          <Link to="/message/new" className="icon-btn" aria-label={t('messages.new')}>
            <Icon name="square-pen" />
          </Link>
        ),
      };
  return (
    <ChatFrame head={head} isOpen={open !== null}>
      <PageMeta title={other ? `${title}: ${other.username}` : title} hidden />
      <h1 className="sr-only">{title}</h1>
      <section className="chat-list" aria-label={t('messages.list')}>
        <ConversationList list={list} current={page?.plid ?? 0} />
      </section>
      <section className="chat-room" aria-label={other?.username ?? title}>
        {page && other ? (
          <Conversation key={`${other.uid} ${place.before}`} place={place} page={page} other={other} />
        ) : (
          <NothingOpen open={open} />
        )}
      </section>
    </ChatFrame>
  );
}

/** Why there is no conversation: none is chosen, or this one can't be shown. */
function NothingOpen({ open }: { open: OpenRead | null }) {
  const t = useT();
  if (!open || open.ok) return <p className="m-auto p-6 text-center text-ink-2">{t('messages.pick')}</p>;
  const isStart = open.name === 'messages.cannot_start';
  return (
    <div className="m-auto p-4" role="alert">
      <EmptyState
        title={isStart ? t('messages.cannotWrite') : open.words}
        text={isStart ? open.words : undefined}
        action={
          <LinkButton to="/message" kind="outline">
            {t('messages.list')}
          </LinkButton>
        }
      />
    </div>
  );
}
