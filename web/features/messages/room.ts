import { createContext, use } from 'react';
import type { ChatMessage, ChatMessages } from '../../../contract/domains/messages/chat-shapes.ts';
import type { Reaction } from '../../../contract/domains/messages/limits.ts';
import type { ConversationState } from './conversation-state.ts';
import type { Face } from './person.ts';
import type { ChatTimes } from './use-chat-times.ts';
import type { SharedThreads } from './use-shared-threads.ts';

/** What the parts of an open conversation share. */
export interface Room {
  page: ChatMessages;
  state: ConversationState;
  face: Face;
  own: number;
  times: ChatTimes;
  /** Links are words and photos closed until the request is accepted. */
  isClosed: boolean;
  /** What is known of threads that messages share. */
  threads: SharedThreads;
  /** Messages that the reader has reported here: hidden until they ask. */
  reported: ReadonlySet<number>;
  openMessage: (message: ChatMessage) => void;
  react: (message: ChatMessage, emoji: Reaction) => void;
  /** Shows a message where it stands, or the page on which it does. */
  goTo: (ID: number) => void;
}

export const RoomContext = createContext<Room | null>(null);

/** The conversation around this part. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (!room) throw new Error('no conversation around');
  return room;
}
