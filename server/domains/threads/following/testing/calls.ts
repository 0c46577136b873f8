import type { followingCalls } from '../../../../../contract/domains/threads/following/calls.ts';
import type { CallSamples } from '../../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof followingCalls> = {
  'threads.follow-thread': { whose: 'open', good: { tid: 1, status: 1 } },
  'threads.followed-threads': { whose: 'own' },
};
