import type { RoomNames } from '../../room-names.ts';

/** Expected refusals about who sees replies. */
export const authorOnlyRoom = {
  refusals: {
    /** Who may see its replies is settled with the first of them. */
    'threads.replies_begun': {},
  },
  audit: {},
} as const satisfies RoomNames;
