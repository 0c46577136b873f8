import { unreadMessages } from './shapes.ts';

/** Real-time messages about private messages. */
export const messagesSignals = {
  /** How many are unread now; sent when a socket opens, and whenever something was written, read or deleted. */
  'messages.unread': unreadMessages,
} as const;
