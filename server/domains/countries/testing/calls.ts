import type { countriesCalls } from '../../../../contract/domains/countries/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof countriesCalls> = {
  'countries.names': { whose: 'own' },
  'countries.forum-nav': { whose: 'own' },
  'countries.forum-phone-nav': { whose: 'own' },
};
