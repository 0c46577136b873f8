import type { RoomNames } from '../room-names.ts';

/** Expected refusals of drafts. */
export const draftsRoom = {
  refusals: {
    /** There is none of that number, or it is another member's. */
    'threads.draft_not_exist': {},
    /** It is a post by now. */
    'threads.draft_sent': {},
    'threads.drafts_full': {},
    'threads.draft_empty': {},
    /** What its kind saved is no post yet. */
    'threads.draft_incomplete': {},
  },
  audit: {},
} as const satisfies RoomNames;
