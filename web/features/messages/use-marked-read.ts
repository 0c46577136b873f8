import { useEffect, useRef } from 'react';
import type { ChatMessages } from '../../../contract/domains/messages/chat-shapes.ts';
import { messageTimes } from '../../../contract/domains/messages/limits.ts';
import { quietly } from '../../api/quietly.ts';
import { whileVisible } from '../../lib/while-visible.ts';
import { useSession } from '../../session/root-data.ts';
import type { ConversationState } from './conversation-state.ts';
import { markRead } from './mutations.ts';
import { isRequest } from './person.ts';

/**
 * An open conversation counts as read after a moment of being looked at (R-CHT-014), and so does what comes in below while its
 * end is seen. A request is not read until it is accepted.
 */
export function useMarkedRead(page: ChatMessages, { known, list, groupID }: ConversationState, isAtEnd: boolean): void {
  const own = useSession()?.uid;
  const { conversationID } = page;
  const marked = useRef(page.unreadCount > 0 ? 0 : page.lastID);
  const upTo = isAtEnd ? known : page.lastID;
  const isOwn = list.at(-1)?.from === own;
  const isQuiet = groupID === 0 || isRequest(page);
  useEffect(() => {
    if (isQuiet || upTo <= marked.current || (isOwn && marked.current > 0)) return;
    return whileVisible(() => {
      const timer = setTimeout(() => {
        marked.current = upTo;
        void quietly(markRead(conversationID, upTo));
      }, messageTimes.readAfter * 1000);
      return () => clearTimeout(timer);
    });
  }, [conversationID, upTo, isOwn, isQuiet]);
}
