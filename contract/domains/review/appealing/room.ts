import type { RoomNames } from '../../threads/room-names.ts';

/** Refusals and audit kinds of appeals about posts. */
export const appealingRoom = {
  refusals: {
    'threads.no_act': {},
    /** An act is appealed against once. */
    'threads.appealed_before': {},
    'threads.appeal_late': {},
    /** It was undone before anybody appealed. */
    'threads.act_over': {},
    'threads.no_appeal': {},
    'threads.appeal_answered': {},
    /** Another moderator decides than the one who acted. */
    'threads.appeal_own_act': {},
    /** Nobody decides about their own post. */
    'threads.appeal_own': {},
    'threads.appeal_operators': {},
  },
  audit: {
    'threads.decide-appeal': { decision: 'state' },
  },
} as const satisfies RoomNames;
