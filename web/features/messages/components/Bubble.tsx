import { type MouseEvent, type ReactNode, useState } from 'react';
import type { ChatMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import { reactions } from '../../../../contract/domains/messages/limits.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Link } from '../../../router/links.tsx';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { reactAction } from '../form-actions.ts';
import { isOnlyEmoticons } from '../message-words.ts';
import { useRoom } from '../room.ts';
import { sharedThreadIn } from '../shared-thread.ts';
import { ChatPhoto } from './ChatPhoto.tsx';
import { MessageText } from './MessageText.tsx';

/** One message, or in its place why it isn't shown. */
export function Bubble({ message }: { message: ChatMessage }) {
  const t = useT();
  const { reported, own } = useRoom();
  const [isShown, setShown] = useState(false);
  const { ID, status, from, nick } = message;
  if (status === 'withdrawn') {
    const words = from === own ? t('messages.withdrewOwn') : t('messages.withdrew', { name: nick });
    return <Gone id={ID} icon="undo-2" words={words} />;
  }
  if (status === 'removed') return <Gone id={ID} icon="shield" words={t('messages.removed')} />;
  if (!reported.has(ID) || isShown) return <Said message={message} />;
  return (
    <Gone id={ID} icon="flag" words={t('messages.reportedByYou')}>
      <button type="button" className="link tap" onClick={() => setShown(true)}>
        {t('messages.showReported')}
      </button>
    </Gone>
  );
}

/** The place of a message that is not shown: no hole. */
function Gone({ id, icon, words, children }: { id: number; icon: IconName; words: string; children?: ReactNode }) {
  return (
    <div className="chat-message" data-id={id}>
      <div className="chat-bubble chat-gone">
        <Icon name={icon} size="s" />
        <span>
          {words} {children}
        </span>
      </div>
    </div>
  );
}

const classesOf = (message: ChatMessage, own: number): string => {
  const isPure = !message.quote && !message.picture && isOnlyEmoticons(message.text);
  const names = [
    isPure && 'chat-pure',
    message.status === 'held' && 'chat-pale',
    message.at.includes(own) && 'chat-to-me',
  ];
  return ['chat-bubble', ...names].filter(Boolean).join(' ');
};

/** Its words, what it quotes, its photo, its reactions, and the way to what can be done with it. */
function Said({ message }: { message: ChatMessage }) {
  const t = useT();
  const { own, isClosed, openMessage } = useRoom();
  // A tap on the words; what is a link or a button in them acts by itself, and marked words are left alone.
  const onClick = (event: MouseEvent) => {
    const isTaken = (event.target as Element).closest('a, button') !== null || String(getSelection()) !== '';
    if (!isTaken && matchMedia('(pointer: coarse)').matches) openMessage(message);
  };
  return (
    <div className="chat-message" data-id={message.ID}>
      <div className="chat-line">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it is the keyboard's way */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
        <div className={classesOf(message, own)} dir="auto" onClick={onClick}>
          {message.quote && <Quote quote={message.quote} />}
          {message.picture && <ChatPhoto picture={message.picture} name={message.nick} />}
          <SaidWords text={message.text} isClosed={isClosed} />
        </div>
        <button
          type="button"
          className="icon-btn chat-more scripted"
          aria-label={t('messages.actions')}
          aria-haspopup="dialog"
          onClick={() => openMessage(message)}
        >
          <Icon name="ellipsis" size="s" />
        </button>
      </div>
      <Reactions message={message} />
    </div>
  );
}

/** Its words; the address of a thread of this site is a row with what it is about. */
function SaidWords({ text, isClosed }: { text: string; isClosed: boolean }) {
  const t = useT();
  const { publicUrl } = useRootData();
  const { threads } = useRoom();
  const shared = sharedThreadIn(text, publicUrl);
  const line = shared && threads.get(shared.tid);
  if (!line) return <MessageText text={text} links={!isClosed} />;
  return (
    <>
      <MessageText text={shared.words} links />
      <Link to={shared.path} className="chat-thread">
        <b dir="auto">{line.subject}</b>
        <span>{t('messages.threadLine', { board: line.board, count: line.replies })}</span>
      </Link>
    </>
  );
}

/** The words that a message answers, as they stand now; a press shows them in their place. */
function Quote({ quote }: { quote: NonNullable<ChatMessage['quote']> }) {
  const t = useT();
  const { own, goTo } = useRoom();
  const isGone = quote.status === 'withdrawn' || quote.status === 'removed';
  return (
    <button type="button" className="chat-quote" onClick={() => goTo(quote.ID)}>
      <b dir="auto">{quote.from === own ? t('messages.you') : quote.nick}</b>
      <span dir="auto">{isGone ? t('messages.quoteGone') : <MessageText text={quote.text} />}</span>
    </button>
  );
}

/** How often each reaction was given; one's own is pressed. */
function Reactions({ message }: { message: ChatMessage }) {
  const t = useT();
  const { page, react } = useRoom();
  const given = reactions.filter((emoji) => (message.reactions[emoji] ?? 0) > 0);
  if (given.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset of a form
    <div className="chat-reactions" role="group" aria-label={t('messages.reactions')}>
      {given.map((emoji) => {
        const isMine = message.mine === emoji;
        return (
          <FormButton
            key={emoji}
            action={reactAction(page.conversationID, message.ID, emoji, !isMine)}
            className="chat-reaction"
            aria-pressed={isMine}
            aria-label={t('messages.reaction', { emoji, count: message.reactions[emoji] })}
            onClick={() => react(message, emoji)}
          >
            {emoji} <span className="num">{message.reactions[emoji]}</span>
          </FormButton>
        );
      })}
    </div>
  );
}
