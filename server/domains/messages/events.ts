import { defineEvent } from '../../platform/outbox/event.ts';

/**
 * Somebody has a message to read: the other one of two who had read all until then, or whoever is named in a group. `group`
 * is its name, empty between two.
 */
export const conversationWaits = defineEvent<{
  room: number;
  id: number;
  from: number;
  group: string;
  uids: number[];
  at: number;
}>('messages.conversation-waits');

/** A member has read what the other one of two wrote, from message `id` on. */
export const conversationRead = defineEvent<{ room: number; id: number; uid: number; from: number }>(
  'messages.conversation-read',
);
