import type { Refusal } from '../../refusal.ts';

/** Expected refusals of whatever moves money, or shows it. */
export const economyRefusals = {
  'economy.insufficient': {},
  'economy.insufficient_xcoin': {},
  'economy.foreign_uid': {},
  'economy.hold_ended': {},
  'economy.not_reversible': {},
  'economy.reversed_before': {},
} as const satisfies Record<string, Refusal>;
