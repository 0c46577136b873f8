import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof feedsCalls> = {
  'feeds.latest': { whose: 'own' },
  'feeds.top': { whose: 'own' },
  'feeds.for-you-recommend': { whose: 'own' },
  'feeds.country': { whose: 'own' },
  'feeds.countries': { whose: 'own' },
  'feeds.for-you': { whose: 'own' },
  'feeds.following': { whose: 'own' },
};
