import { useRef } from 'react';
import type { ChatMessages } from '../../../contract/domains/messages/chat-shapes.ts';
import { roomLimits } from '../../../contract/domains/rooms/limits.ts';
import { sayTyping } from '../../realtime/channels.ts';
import { useLowData } from '../../session/low-data.ts';

/** It is said so often at most. */
const pauseMs = 5000;

/** Says to those who have the conversation open that one writes: not where data is dear, in large groups or in a request. */
export function useSayTyping(page: ChatMessages, groupID: number): () => void {
  const lite = useLowData();
  const said = useRef(0);
  const isLarge = (page.groupProfile?.memberCount ?? 0) >= roomLimits.quietFrom;
  const isQuiet = lite || isLarge || groupID === 0 || page.request === 1;
  return () => {
    const now = Date.now();
    if (isQuiet || now - said.current < pauseMs) return;
    said.current = now;
    sayTyping(`room:${groupID}`);
  };
}
