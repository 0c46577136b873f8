import type { RoomNames } from '../room-names.ts';

/** Expected refusals about following threads. */
export const followingRoom = {
  refusals: {
    /** The caller follows as many threads as one may. */
    'threads.follows_full': {},
  },
  audit: {},
} as const satisfies RoomNames;
