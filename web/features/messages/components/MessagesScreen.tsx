import { Icon } from '../../../design/Icon.tsx';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useOnceIdle } from '../../../parts/use-once-idle.ts';
import { Link } from '../../../router/links.tsx';
import { onFrugalNetwork } from '../../../session/connection.ts';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import { faceOf } from '../person.ts';
import type { MessagesRead } from '../queries.ts';
import { useConversations } from '../use-conversations.ts';
import { ChatFrame } from './ChatFrame.tsx';
import { ConversationList } from './ConversationList.tsx';
import { NothingOpen } from './NothingOpen.tsx';

/** Who reads the list needs nothing of what writes; it comes once the page has nothing else to do. */
const room = part({ for: 'rare', load: () => import('./Conversation.tsx') });
const Conversation = drawn(room, (m) => m.Conversation);

/** The list of conversations, and beside it the one that is open; on narrow windows one of the two. */
export function MessagesScreen(read: MessagesRead) {
  const t = useT();
  useOnceIdle(room, () => !onFrugalNetwork());
  const { place, list: loaded, open } = read;
  const page = open?.ok ? open.page : undefined;
  const current = page?.conversationID ?? '';
  const live = useConversations(loaded, place, current);
  const title = t(place.requests ? 'messages.requestsTitle' : 'messages.title');
  const name = page && faceOf(page).name;
  const actions = (
    <Link to="/message/new" className="icon-btn" aria-label={t('messages.new')}>
      <Icon name="square-pen" />
    </Link>
  );
  const head =
    open || place.requests ? { title: name ?? title, back: '/message' } : { title, root: true as const, actions };
  return (
    <ChatFrame head={head} isOpen={open !== null}>
      <PageMeta title={name ? `${title}: ${name}` : title} hidden />
      <h1 className="sr-only">{title}</h1>
      <section className="chat-list" aria-label={t(place.requests ? 'messages.requestsTitle' : 'messages.list')}>
        <ConversationList read={read} live={live} current={current} />
      </section>
      <section className="chat-room" aria-label={name ?? title}>
        {page ? (
          <Conversation key={`${current} ${place.before}`} read={read} page={page} />
        ) : (
          <NothingOpen open={open} requests={place.requests} />
        )}
      </section>
    </ChatFrame>
  );
}
