import type { searchCalls } from '../../../../contract/domains/search/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof searchCalls> = {
  'search.quick-search': { whose: 'own', good: { q: 'battery' } },
  'search.hot-search-key': { whose: 'own' },
  'search.suggest': { whose: 'own' },
  'search.similar': { whose: 'own', good: { subject: 'battery' } },
  'search.search-at-user': { whose: 'own' },
  'search.user': { whose: 'own' },
};
