import type { followsCalls } from '../../../../contract/domains/follows/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof followsCalls> = {
  'follows.my-follow': { whose: 'own' },
  'follows.my-fans': { whose: 'own' },
  'follows.other-follow-list': { whose: 'open' },
  'follows.other-fans-list': { whose: 'open' },
  'follows.follow-list': { whose: 'own' },
  'follows.fans-list': { whose: 'own' },
  'follows.follow-list-other': { whose: 'open' },
  'follows.fans-list-other': { whose: 'open' },
  'follows.follow': { whose: 'open' },
  'follows.follow-add': { whose: 'open' },
  'follows.follow-list-all': { whose: 'open' },
  'follows.mute': { good: { status: 1 }, whose: 'open' },
  'follows.block': { good: { status: 1 }, whose: 'open' },
  'follows.find-members': { whose: 'own' },
  'follows.hidden-list': { whose: 'own' },
};
