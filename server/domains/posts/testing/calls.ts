import type { postsCalls } from '../../../../contract/domains/posts/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof postsCalls> = {
  'posts.preview-link': { whose: 'open' },
};
