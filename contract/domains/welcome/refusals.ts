import type { Refusal } from '../../refusal.ts';

/** Expected refusals of the first hour. */
export const welcomeRefusals = {
  'welcome.unknown_board': {},
  'welcome.too_many_interests': {},
} as const satisfies Record<string, Refusal>;
