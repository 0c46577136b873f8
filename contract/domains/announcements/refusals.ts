import type { Refusal } from '../../refusal.ts';

/** Expected refusals of announcements, campaigns and switches. */
export const announcementsRefusals = {
  'announcements.unknown': {},
  'announcements.language_missing': {},
  'announcements.empty': {},
  'announcements.picture_missing': {},
  'announcements.times': {},
  'announcements.past': {},
  'announcements.full': {},
  'announcements.over': {},
  'announcements.changed_meanwhile': {},
  'announcements.campaign_unknown': {},
  'announcements.campaign_begun': {},
  'announcements.campaign_over': {},
  'announcements.switch_unknown': {},
} as const satisfies Record<string, Refusal>;
