import type { Refusal } from '../../refusal.ts';

/** Expected refusals of the operators' console. */
export const operatorsRefusals = {
  'operators.unknown_member': {},
  'operators.yourself': {},
  'operators.is_operator': {},
  'operators.is_moderator': {},
  'operators.other_country': {},
  'operators.reason_missing': {},
  'operators.last_operator': {},
  'operators.sanctioned': {},
  'operators.stale': {},
  'operators.unknown_setting': {},
  'operators.unknown_appeal': {},
  'operators.appeal_answered': {},
} as const satisfies Record<string, Refusal>;
