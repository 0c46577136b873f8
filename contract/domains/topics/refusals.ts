import type { Refusal } from '../../refusal.ts';

/** Expected refusals of topics and interests (D2 §8, §9). */
export const topicsRefusals = {
  'topics.unknown': {},
  'topics.name_taken': {},
  'topics.too_many': {},
  'topics.unknown_tag': {},
  'topics.tags_too_few': {},
  'topics.tags_none': {},
} as const satisfies Record<string, Refusal>;
