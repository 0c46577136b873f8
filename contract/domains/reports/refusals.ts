import type { Refusal } from '../../refusal.ts';

/** Expected refusals of reports and of the queue. */
export const reportsRefusals = {
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
} as const satisfies Record<string, Refusal>;
