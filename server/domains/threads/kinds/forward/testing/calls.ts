import type { forwardCalls } from '../../../../../../contract/domains/threads/kinds/forward/calls.ts';
import type { CallSamples } from '../../../../../../tests/support/call-samples.ts';

const thread = { subject: 'A good subject', message: 'Words of my own beside it.' };

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof forwardCalls> = {
  'threads.forward': {
    good: { forward_tid: 1 },
    whose: {
      input: ({ tid, aid }) => ({ ...thread, forward_tid: tid, aids: [aid] }),
      refusal: 'media.unknown_picture',
    },
    sound: ({ tid }) => ({ ...thread, forward_tid: tid }),
  },
  'threads.forward-source': { whose: 'open' },
};
