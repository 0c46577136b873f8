import { defineEvent } from '../../platform/outbox/event.ts';

/**
 * Somebody has a message to read: the other one of two who had read all until then, or whoever is named in a group. `group`
 * is its name, empty between two; `read` is up to where each knew the conversation.
 */
export const conversationWaits = defineEvent<{
  room: number;
  id: number;
  from: number;
  group: string;
  to: { uid: number; read: number }[];
  at: number;
}>('messages.conversation-waits');

/** A member has read what another one wrote to them or named them in, of what they had not read up to `read`. */
export const conversationRead = defineEvent<{ room: number; read: number; uid: number; from: number }>(
  'messages.conversation-read',
);
