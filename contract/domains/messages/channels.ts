import { z } from 'zod';
import { count, flag, id, idOrNone } from '../../primitives/fields.ts';
import { chatMessage, liveMessage } from './chat-shapes.ts';
import { messageStatuses } from './limits.ts';

/** What happened to a message that the page may have. */
const changed = z.object({ ID: id, status: z.enum(messageStatuses) });

/** Channels of conversations, by kind. */
export const messagesChannels = {
  /** An open conversation: `room:<groupID>`. Every message once, in the order of its numbers. */
  room: {
    /** The newest message that the page has. */
    seen: z.object({ ID: idOrNone.default(0) }),
    news: z.object({
      /** What was written since, in order. */
      list: z.array(liveMessage),
      /** Withdrawn, let through, taken away. */
      changed: z.array(changed),
      /** How far members have read, where that is shown. */
      read: z.array(z.object({ uid: id, ID: id })),
      reacted: z.array(z.object({ ID: id, reactions: chatMessage.shape.reactions })),
      /** Who writes at this moment. */
      typing: z.array(z.object({ uid: id, nick: z.string() })),
      /** The newest there is. */
      lastID: id,
      /** The page has to ask over HTTP for what it lacks: too much came for this connection. */
      behind: flag,
    }),
  },
  /** All conversations of the member: `rooms:<uid>`, their own alone. */
  rooms: {
    seen: z.object({}),
    news: z.object({
      /** The newest message of conversations. */
      rows: z.array(
        z.object({
          conversationID: z.string(),
          groupID: id,
          ID: id,
          from: id,
          nick: z.string(),
          text: z.string(),
          type: z.enum(['text', 'image', 'system']),
          time: count,
          mentioned: flag,
        }),
      ),
      /** What became of a message: a row that shows it shows that. */
      changed: z.array(changed.extend({ groupID: id })),
      typing: z.array(z.object({ conversationID: z.string(), nick: z.string() })),
      /** The list is to be asked for again: more has changed than a row says. */
      again: flag,
    }),
  },
} as const;
