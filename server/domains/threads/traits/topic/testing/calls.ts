import type { topicCalls } from '../../../../../../contract/domains/threads/traits/topic/calls.ts';
import type { CallSamples } from '../../../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof topicCalls> = {
  'threads.topic-articles': { whose: 'open', good: { topid: 1 } },
  'threads.topic-latest': { whose: 'open', good: { topid: 1 } },
  'threads.topic-ranking': { whose: 'open', good: { topid: 1 } },
  'threads.topic-activity': { whose: 'open', good: { topid: 1 } },
  'threads.topic-authors': { whose: 'open' },
  'threads.topics-of-member': { whose: 'open' },
  'threads.recent-topics': { whose: 'own' },
  'threads.pin-in-topic': { whose: { input: ({ tid }) => ({ tid, status: 1 }), refusal: 'threads.in_no_topic' } },
};
