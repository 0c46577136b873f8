import type { RoomNames } from '../../threads/room-names.ts';

/** Refusals and audit kinds of what a post said before it was edited. */
export const historyRoom = {
  refusals: {
    /** A part of the post is hidden now, which its older versions may show. */
    'threads.history_hidden': {},
    /** There is no such version, or it is what the post says now. */
    'threads.version_unknown': {},
    /** Nobody deletes a version of their own post. */
    'threads.version_own': {},
    /** The trail is to say why. */
    'threads.version_reason': {},
  },
  audit: {
    'threads.remove-version': { version: 'plain' },
  },
} as const satisfies RoomNames;
