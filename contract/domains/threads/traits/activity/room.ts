import type { RoomNames } from '../../room-names.ts';

/** Expected refusals about activities. */
export const activityRoom = {
  refusals: {
    /** Only moderators of its country mark a thread as an activity. */
    'threads.activity_not_yours': {},
  },
  audit: {},
} as const satisfies RoomNames;
