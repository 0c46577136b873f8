import type { videoCalls } from '../../../../../../contract/domains/threads/kinds/video/calls.ts';
import type { CallSamples, OthersScene } from '../../../../../../tests/support/call-samples.ts';
import { readyVideo } from '../../../../media/video/testing/ready-video.ts';

const video = { subject: 'A good subject', message: 'A message that is long enough.' };

/** Ada's upload, which stands nowhere yet. */
const uploadOf = ({ db, ada, now }: OthersScene): Promise<number> => readyVideo(db, ada.uid, now);

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof videoCalls> = {
  'threads.create-video': {
    whose: { input: async (scene) => ({ ...video, vid: await uploadOf(scene) }), refusal: 'threads.video_unknown' },
    sound: () => video,
  },
  'threads.edit-video': {
    whose: { input: ({ tid, pid }) => ({ tid, pid, ...video }), refusal: 'threads.not_yours' },
  },
};
