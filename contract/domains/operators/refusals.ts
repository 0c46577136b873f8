import type { Refusal } from '../../refusal.ts';

/** Expected refusals of the operators' console. */
export const operatorsRefusals = {
  'operators.unknown_member': {},
  'operators.last_operator': {},
  'operators.sanctioned': {},
  'operators.stale': {},
  'operators.unknown_place': {},
  'operators.unknown_office': {},
  'operators.too_many_offices': {},
  'operators.unknown_setting': {},
  'operators.unknown_appeal': {},
  'operators.appeal_answered': {},
  'operators.appeal_over': {},
} as const satisfies Record<string, Refusal>;
