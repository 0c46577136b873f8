import { unreadCounts } from './shapes.ts';

/** Real-time messages of notices. */
export const noticesSignals = {
  /** How many notices are unread now; sent when a socket opens and whenever that changes. */
  'notices.unread': unreadCounts,
} as const;
