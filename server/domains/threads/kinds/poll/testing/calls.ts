import type { pollCalls } from '../../../../../../contract/domains/threads/kinds/poll/calls.ts';
import type { CallSamples } from '../../../../../../tests/support/call-samples.ts';

const poll = { subject: 'A good subject', message: 'A message that is long enough.', polloptions: ['Yes', 'No'] };

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof pollCalls> = {
  'threads.new-thread-vote': {
    whose: { input: ({ aid }) => ({ ...poll, pollimage: [aid] }), refusal: 'media.unknown_picture' },
    sound: () => poll,
  },
  'threads.edit-post-vote': {
    whose: { input: ({ tid, pid }) => ({ tid, pid, ...poll }), refusal: 'threads.not_yours' },
  },
  'threads.vote': { whose: 'open' },
};
