import type { Refusal } from '../../refusal.ts';

/** Expected refusals of following and hiding. */
export const followsRefusals = {
  'follows.unknown_member': {},
  'follows.yourself': {},
  'follows.too_many': {},
  'follows.blocked': {},
  'follows.hide_yourself': {},
  'follows.too_many_hidden': {},
} as const satisfies Record<string, Refusal>;
