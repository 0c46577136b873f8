import type { RoomNames } from '../../room-names.ts';

/** Expected refusals about the topic of a thread. */
export const topicRoom = {
  refusals: {
    'threads.topic_missing': {},
    'threads.in_no_topic': {},
    'threads.topic_pins_full': {},
  },
  audit: {},
} as const satisfies RoomNames;
