import type { Refusal } from '../../refusal.ts';

/** Expected refusals of appeals. */
export const moderationRefusals = {
  'moderation.no_sanction': {},
  'moderation.appeal_open': {},
  'moderation.appeal_too_soon': {},
} as const satisfies Record<string, Refusal>;
