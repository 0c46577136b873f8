import type { Refusal } from '../../refusal.ts';

/** Expected refusals of bans and appeals. */
export const moderationRefusals = {
  'moderation.unknown_member': {},
  'moderation.yourself': {},
  'moderation.is_operator': {},
  'moderation.is_moderator': {},
  'moderation.other_country': {},
  'moderation.operators_sanction': {},
  'moderation.reason_missing': {},
  'moderation.no_sanction': {},
  'moderation.appeal_open': {},
  'moderation.appeal_too_soon': {},
} as const satisfies Record<string, Refusal>;
