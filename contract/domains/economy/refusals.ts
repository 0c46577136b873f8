import type { Refusal } from '../../refusal.ts';

/** Expected refusals of whatever moves money. */
export const economyRefusals = {
  'economy.insufficient': {},
  'economy.insufficient_xcoin': {},
} as const satisfies Record<string, Refusal>;
