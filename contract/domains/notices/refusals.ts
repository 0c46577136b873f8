import type { Refusal } from '../../refusal.ts';

/** Expected refusals of notices. */
export const noticesRefusals = {
  /** There is none by that number, or it is another member's. */
  'notices.not_exist': {},
} as const satisfies Record<string, Refusal>;
