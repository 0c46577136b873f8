import type { welcomeCalls } from '../../../../contract/domains/welcome/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof welcomeCalls> = {
  'welcome.interests': { whose: 'own' },
  'welcome.choose-interests': { whose: 'own' },
  'welcome.people': { whose: 'own' },
  'welcome.note-step': { good: { step: 'people' }, whose: 'own' },
  'welcome.home': { whose: 'open' },
};
