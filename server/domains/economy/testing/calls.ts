import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof economyCalls> = {
  'economy.check-ins': { whose: 'own' },
  'economy.check-in': { whose: 'own', sound: () => ({}) },
  'economy.record-check-in': { whose: 'own', sound: () => ({}) },
};
