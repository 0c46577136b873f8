import type { Refusal } from '../../../refusal.ts';

/** Expected refusals about the topic of a thread. */
export const inTopicRefusals = {
  'threads.topic_missing': {},
  'threads.in_no_topic': {},
  'threads.topic_pins_full': {},
} as const satisfies Record<string, Refusal>;
