import type { ChatMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import { messageLimits, reactions } from '../../../../contract/domains/messages/limits.ts';
import { usePress } from '../../../api/use-press.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import { MenuButton } from '../../../design/Menu.tsx';
import { showToast } from '../../../design/toasts.ts';
import { copyLink } from '../../../lib/share-link.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { withChanged } from '../conversation-state.ts';
import { pinMessage, withdraw } from '../mutations.ts';
import { useRoom } from '../room.ts';
import type { ChangeConversation } from '../use-conversation.ts';
import { MessageText } from './MessageText.tsx';

interface MessageSheetProps {
  message: ChatMessage;
  change: ChangeConversation;
  onClose: () => void;
  onAnswer: (message: ChatMessage) => void;
  onReport: (message: ChatMessage) => void;
}

/** Until when its writer may withdraw a message, in unix seconds; 0 where nobody may any more. */
export const withdrawableUntil = ({ time, status }: ChatMessage, now: number): number => {
  const until = time + messageLimits.withdrawSeconds;
  return (status === 'sent' || status === 'held') && until > now ? until : 0;
};

/** What can be done with a message: react, answer, copy, withdraw, report. */
export function MessageSheet(props: MessageSheetProps) {
  const { message, onClose, onAnswer, onReport } = props;
  const t = useT();
  const { own, times, page } = useRoom();
  const isOwn = message.from === own;
  const then = (act: () => unknown) => () => {
    onClose();
    void act();
  };
  const copy = async () => {
    const copied = (await copyLink(message.text)) === 'copied';
    showToast({ text: t(copied ? 'messages.copied' : 'messages.notCopied'), kind: copied ? 'done' : 'error' });
  };
  return (
    <Dialog open shape="sheet" title={t(isOwn ? 'messages.ownMessage' : 'messages.message')} onClose={onClose}>
      <p className="quiet line-clamp-2 text-sm" dir="auto">
        {isOwn ? '' : `${message.nick}, `}
        {times.moment(message.time)}: <MessageText text={message.text} />
      </p>
      {page.can.send === 1 && !isOwn && <ReactRow message={message} onClose={onClose} />}
      <div className="chat-sheet-acts">
        {page.can.send === 1 && (
          <MenuButton icon="reply" onClick={then(() => onAnswer(message))}>
            {t('messages.reply')}
          </MenuButton>
        )}
        {message.text !== '' && (
          <MenuButton icon="copy" onClick={then(copy)}>
            {t('messages.copyWords')}
          </MenuButton>
        )}
        <OfficeActs {...props} isOwn={isOwn} />
        {!isOwn && (
          <MenuButton icon="flag" danger onClick={then(() => onReport(message))}>
            {t('messages.report')}
          </MenuButton>
        )}
      </div>
    </Dialog>
  );
}

/** The six reactions; one's own is pressed, and taken back by another press. */
function ReactRow({ message, onClose }: Pick<MessageSheetProps, 'message' | 'onClose'>) {
  const t = useT();
  const { react } = useRoom();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset of a form
    <div className="chat-react-row" role="group" aria-label={t('messages.reactWord')}>
      {reactions.map((emoji) => (
        <button
          key={emoji}
          type="button"
          className="icon-btn"
          aria-pressed={message.mine === emoji}
          onClick={() => {
            onClose();
            react(message, emoji);
          }}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}

/** Withdrawing, one's own within an hour and as an admin any; and pinning, for admins. */
function OfficeActs({ message, change, onClose, isOwn }: MessageSheetProps & { isOwn: boolean }) {
  const t = useT();
  const { page, times } = useRoom();
  const { busy, run } = usePress();
  const { revalidate } = useRevalidator();
  const { conversationID, groupID, can, pinned } = page;
  const until = isOwn ? withdrawableUntil(message, Math.floor(Date.now() / 1000)) : 0;
  const isManaged = can.manage === 1;
  const isPinned = pinned?.ID === message.ID;
  const takeBack = () =>
    run(async () => {
      await withdraw(conversationID, message.ID);
      change((now) => withChanged(now, [{ ID: message.ID, status: 'withdrawn' }]));
      onClose();
    });
  const pin = () =>
    run(async () => {
      await pinMessage(groupID, isPinned ? 0 : message.ID);
      onClose();
      await revalidate();
    });
  return (
    <>
      {(until > 0 || isManaged) && (
        <MenuButton icon="undo-2" disabled={busy} onClick={takeBack}>
          <span className="min-w-0 flex-1">
            {t('messages.withdraw')}
            {until > 0 && (
              <span className="block text-xs text-ink-3">
                {t('messages.withdrawUntil', { time: times.clock(until) })}
              </span>
            )}
          </span>
        </MenuButton>
      )}
      {isManaged && page.groupProfile && message.status === 'sent' && (
        <MenuButton icon="pin" disabled={busy} onClick={pin}>
          {t(isPinned ? 'messages.unpinMessage' : 'messages.pinMessage')}
        </MenuButton>
      )}
    </>
  );
}
