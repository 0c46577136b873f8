import type { hiddenCalls } from '../../../../../../contract/domains/threads/traits/hidden/calls.ts';
import type { CallSamples } from '../../../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof hiddenCalls> = {
  'threads.pay-hidden': {
    good: { xgold: 5 },
    whose: 'open',
    // Nothing is hidden there: what a key answers again is the refusal.
    sound: ({ tid }) => ({ tid, xgold: 5 }),
  },
};
