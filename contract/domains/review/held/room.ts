import type { RoomNames } from '../../threads/room-names.ts';

/** Refusals and audit kinds of what waits for a moderator, and of words that a country doesn't take. */
export const heldRoom = {
  refusals: {
    /** The country's list doesn't take a word of it; `word` says which. */
    'threads.word_refused': {},
    /** It waits for a moderator, so that it can't be changed. */
    'threads.waits': {},
    /** Changed so, it would have to wait for a moderator. */
    'threads.edit_would_wait': {},
    'threads.not_held': {},
    'threads.held_claimed': {},
    'threads.held_decided': {},
    /** Its thread or its author is gone by now. */
    'threads.held_gone': {},
    /** One of the two has blocked the other while it waited. */
    'threads.held_apart': {},
    'threads.held_own': {},
  },
  audit: {
    'threads.claim-held': { claimed: 'plain' },
    'threads.decide-held': { decision: 'state' },
  },
} as const satisfies RoomNames;
