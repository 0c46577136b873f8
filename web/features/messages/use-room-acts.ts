import type { ChatMessages } from '../../../contract/domains/messages/chat-shapes.ts';
import { showFailure } from '../../api/show-failure.ts';
import { useNavigate } from '../../router/hooks.ts';
import { conversationPath } from './conversation-path.ts';
import { withReactions } from './conversation-state.ts';
import { react } from './mutations.ts';
import type { Room } from './room.ts';
import type { ChangeConversation } from './use-conversation.ts';
import type { LogPlace } from './use-log-place.ts';

/** Pressing a reaction, and going to a message: where it stands, or to the page of the history on which it does. */
export function useRoomActs(
  { conversationID }: ChatMessages,
  change: ChangeConversation,
  place: LogPlace,
): Pick<Room, 'react' | 'goTo'> {
  const navigate = useNavigate();
  return {
    react: ({ ID, reactions, mine }, emoji) => {
      const isOn = mine !== emoji;
      const counts = { ...reactions };
      if (mine !== '') counts[mine] = Math.max(0, (counts[mine] ?? 0) - 1);
      if (isOn) counts[emoji] = (counts[emoji] ?? 0) + 1;
      change((now) => withReactions(now, ID, counts, isOn ? emoji : ''));
      react(conversationID, ID, emoji, isOn).then(
        (said) => change((now) => withReactions(now, ID, said.reactions, said.mine)),
        (failure) => {
          change((now) => withReactions(now, ID, reactions, mine));
          showFailure(failure);
        },
      );
    },
    goTo: (ID) => {
      if (!place.show(ID)) void navigate(conversationPath(conversationID, { before: ID + 1 }));
    },
  };
}
