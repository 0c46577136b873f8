import type { RoomNames } from '../../room-names.ts';

/** Expected refusals about the level of readers. */
export const readLevelRoom = {
  refusals: {
    /** Its author could not read it themselves. */
    'threads.readperm_too_high': {},
  },
  audit: {},
} as const satisfies RoomNames;
