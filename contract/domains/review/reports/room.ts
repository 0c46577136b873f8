import type { RoomNames } from '../../threads/room-names.ts';

/** Refusals and audit kinds of reports and of their queue. */
export const reportsRoom = {
  refusals: {
    'reports.nothing_named': {},
    'reports.unknown_member': {},
    'reports.own': {},
    'reports.too_many': {},
    'reports.note_missing': {},
    'reports.unknown_case': {},
    /** Another moderator is at it. */
    'reports.claimed': {},
    'reports.decided': {},
    /** Somebody above the moderator, or the moderator. */
    'reports.not_for_you': {},
    'reports.other_country': {},
    'reports.member_stays': {},
    'reports.too_late': {},
  },
  audit: {
    'reports.claim': { claimed: 'plain' },
    'reports.decide': { decision: 'state' },
    'reports.undo': { decision: 'state' },
  },
} as const satisfies RoomNames;
