import type { RoomNames } from '../../room-names.ts';

/** Expected refusals about stories. */
export const storyRoom = {
  refusals: {
    'threads.story_unknown': {},
  },
  audit: {},
} as const satisfies RoomNames;
