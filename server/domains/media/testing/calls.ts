import type { mediaCalls } from '../../../../contract/domains/media/calls.ts';
import type { videoFileCalls } from '../../../../contract/domains/media/video/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<Omit<typeof mediaCalls, keyof typeof videoFileCalls>> = {
  'media.image-upload': { whose: 'secret' },
  'media.upload-token': { whose: 'own' },
};
