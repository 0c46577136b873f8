import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof topicsCalls> = {
  'topics.list-default': { whose: 'own' },
  'topics.detail': { whose: 'open' },
  'topics.follow': { good: { topid: 1, status: 1 }, whose: 'open' },
  'topics.follow-add': { whose: 'open' },
  'topics.my-topics': { whose: 'open' },
  'topics.followed': { whose: 'own' },
  'topics.tags-list': { whose: 'own' },
  'topics.topic-tags': { whose: 'open' },
  'topics.user-tags': { whose: 'own' },
  'topics.choose-tags': { whose: 'own' },
};
