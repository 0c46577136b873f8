import { z } from 'zod';
import { id, idOrNone } from '../../primitives/fields.ts';
import { message } from './shapes.ts';

/** Channels of conversations, by kind. */
export const messagesChannels = {
  /** An open conversation: `room:<plid>`. */
  room: {
    /** The newest message that the page has. */
    seen: z.object({ pmid: idOrNone }),
    news: z.object({
      /** What came after it, in order. */
      list: z.array(message),
      /** How far each member has read. */
      read: z.array(z.object({ uid: id, pmid: id })),
    }),
  },
} as const;
