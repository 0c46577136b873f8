import type { ChatConversation, ChatMessages } from '../../../../contract/domains/messages/chat-shapes.ts';
import { usePress } from '../../../api/use-press.ts';
import { MenuAct } from '../../../design/Menu.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { muteAction, pinAction, readAction } from '../form-actions.ts';
import { markRead, muteConversation, pinConversation } from '../mutations.ts';
import { isRequest } from '../person.ts';

/** What the acts have to know of a conversation. */
export interface OwnState {
  conversationID: string;
  /** The newest message, up to which it may be marked as read; 0 where nothing is to be marked. */
  unreadUpTo: number;
  isMuted: boolean;
  isPinned: boolean;
}

/** An open conversation's, and that of its row. */
export const ownOfPage = (page: ChatMessages): OwnState => ({
  conversationID: page.conversationID,
  unreadUpTo: page.unreadCount > 0 && !isRequest(page) ? page.lastID : 0,
  isMuted: page.muted === 1,
  isPinned: page.isPinned === 1,
});
export const ownOfRow = ({ conversationID, unreadCount, lastMessage, request, muted, pinned }: ChatConversation) => ({
  conversationID,
  unreadUpTo: unreadCount > 0 && request === 0 ? (lastMessage?.ID ?? 0) : 0,
  isMuted: muted === 1,
  isPinned: pinned === 1,
});

function useOwnAct() {
  const { run } = usePress();
  const { revalidate } = useRevalidator();
  return (work: () => Promise<unknown>, said?: string) => () =>
    void run(async () => {
      await work();
      if (said !== undefined) showToast({ text: said });
      await revalidate();
    });
}

/** Marks a conversation as read, where something in it is not. */
export function MarkReadAct({ of: { conversationID, unreadUpTo } }: { of: OwnState }) {
  const t = useT();
  const act = useOwnAct();
  if (unreadUpTo === 0) return null;
  return (
    <MenuAct
      icon="check-check"
      action={readAction(conversationID, unreadUpTo)}
      onClick={act(() => markRead(conversationID, unreadUpTo))}
    >
      {t('messages.markRead')}
    </MenuAct>
  );
}

/** Turns a conversation's notifications off or on, and puts it on top of the list or takes it down. */
export function OwnActs({ of: { conversationID, isMuted, isPinned } }: { of: OwnState }) {
  const t = useT();
  const act = useOwnAct();
  const [mutes, pins] = [!isMuted, !isPinned];
  return (
    <>
      <MenuAct
        icon={mutes ? 'bell-off' : 'bell'}
        action={muteAction(conversationID, mutes)}
        onClick={act(() => muteConversation(conversationID, mutes), t('messages.said.muted', { on: mutes ? 1 : 0 }))}
      >
        {t(mutes ? 'messages.muteOn' : 'messages.muteOff')}
      </MenuAct>
      <MenuAct
        icon="pin"
        action={pinAction(conversationID, pins)}
        onClick={act(() => pinConversation(conversationID, pins))}
      >
        {t(pins ? 'messages.pinOn' : 'messages.pinOff')}
      </MenuAct>
    </>
  );
}
