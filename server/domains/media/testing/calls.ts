import type { mediaCalls } from '../../../../contract/domains/media/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof mediaCalls> = {
  'media.image-upload': { whose: 'secret' },
  'media.upload-token': { whose: 'own' },
};
