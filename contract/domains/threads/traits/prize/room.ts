import type { RoomNames } from '../../room-names.ts';

/** Expected refusals about prizes. */
export const prizeRoom = {
  refusals: {
    /** Only moderators of its country say what a thread won. */
    'threads.prize_not_yours': {},
    'threads.prize_too_long': {},
    /** Nobody has the winner's name. */
    'threads.prize_winner_unknown': {},
  },
  audit: {},
} as const satisfies RoomNames;
