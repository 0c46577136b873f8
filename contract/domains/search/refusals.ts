import type { Refusal } from '../../refusal.ts';

/** Expected refusals of search (R-SRC-008). */
export const searchRefusals = {
  /** Nothing in the query is a word. */
  'search.no_words': {},
} as const satisfies Record<string, Refusal>;
