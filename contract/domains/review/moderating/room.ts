import type { RoomNames } from '../../threads/room-names.ts';

/** Refusals and audit kinds of what moderators do to threads and replies. */
export const moderatingRoom = {
  refusals: {
    /** The thread stands in a country that is not the moderator's. */
    'threads.other_country': {},
    /** Its author holds an office: operators judge them. */
    'threads.author_in_office': {},
    /** Nobody features a thread of their own. */
    'threads.moderate_own': {},
    /** A thread is pinned at one of three levels; 0 is a reply's. */
    'threads.pin_level': {},
    'threads.pin_everywhere': {},
    /** Who looks after a place pins there alone. */
    'threads.pin_beyond': {},
    /** Neither a topic nor a board that they look after. */
    'threads.other_place': {},
    'threads.pins_full_board': {},
    'threads.pins_full_country': {},
    'threads.pins_full_everywhere': {},
    'threads.pins_full_replies': {},
    /** Whom one may not warn: those whom one may not ban either. */
    'threads.warn_yourself': {},
    'threads.warn_operator': {},
    'threads.warn_moderator': {},
    'threads.not_taken_down': {},
    'threads.taken_down_before': {},
    /** A moderator has hidden or deleted it (R-MOD-014). */
    'threads.banned_thread': { errCode: 10243 },
    'threads.removed_thread': { errCode: 10243 },
  },
  audit: {
    'threads.pin': { level: 'plain' },
    'threads.digest': { level: 'plain' },
    'threads.highlight': { level: 'plain' },
    'threads.move': { country: 'plain', board: 'plain' },
    'threads.close': { closed: 'plain' },
    'threads.ban': { hidden: 'plain' },
    'threads.delete': { deleted: 'plain' },
    'threads.restore': { deleted: 'plain' },
    'threads.warn': {},
  },
} as const satisfies RoomNames;
