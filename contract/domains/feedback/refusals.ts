import type { Refusal } from '../../refusal.ts';

/** Expected refusals of feedback. */
export const feedbackRefusals = {
  'feedback.too_many': {},
  'feedback.unknown': {},
} as const satisfies Record<string, Refusal>;
