import type { videoFileCalls } from '../../../../../contract/domains/media/video/calls.ts';
import type { CallSamples, OthersScene } from '../../../../../tests/support/call-samples.ts';
import { readyVideo } from './ready-video.ts';

/** Ada's upload, which stands nowhere yet. */
const uploadOf = ({ db, ada, now }: OthersScene): Promise<number> => readyVideo(db, ada.uid, now);

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof videoFileCalls> = {
  'media.check-video-cover': { whose: 'own' },
  'media.begin-video': { whose: 'own', good: { bytes: 4000 }, sound: () => ({ bytes: 4000 }) },
  'media.send-video-piece': {
    good: { vid: 1 },
    whose: { input: async (scene) => ({ vid: await uploadOf(scene), at: 0 }), refusal: 'threads.video_unknown' },
  },
  'media.direct-pieces': {
    whose: { input: async (scene) => ({ vid: await uploadOf(scene) }), refusal: 'threads.video_unknown' },
  },
  'media.video-state': {
    whose: { input: async (scene) => ({ vid: await uploadOf(scene) }), refusal: 'threads.video_unknown' },
  },
  'media.cancel-video': { whose: 'own' },
  'media.preview-video-link': { whose: 'own', good: { linkurl: 'https://videos.example/1' } },
};
