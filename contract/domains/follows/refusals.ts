import type { Refusal } from '../../refusal.ts';

/** Expected refusals of following. */
export const followsRefusals = {
  'follows.unknown_member': {},
  'follows.yourself': {},
  'follows.too_many': {},
} as const satisfies Record<string, Refusal>;
