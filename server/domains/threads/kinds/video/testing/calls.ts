import type { videoCalls } from '../../../../../../contract/domains/threads/kinds/video/calls.ts';
import type { CallSamples, OthersScene } from '../../../../../../tests/support/call-samples.ts';

const video = { subject: 'A good subject', message: 'A message that is long enough.' };

/** Ada's upload, which stands nowhere yet. */
async function uploadOf({ db, ada, now }: OthersScene): Promise<number> {
  const name = crypto.randomUUID().replaceAll('-', '');
  const { vid } = await db
    .insertInto('threads.video_files')
    .values({ uid: ada.uid, name, bytes: 100, received: 100, recorded: false, created_at: now, type: 'video/mp4' })
    .returning('vid')
    .executeTakeFirstOrThrow();
  return vid;
}

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof videoCalls> = {
  'threads.create-video': {
    whose: { input: async (scene) => ({ ...video, vid: await uploadOf(scene) }), refusal: 'threads.video_unknown' },
    sound: () => video,
  },
  'threads.edit-video': {
    whose: { input: ({ tid, pid }) => ({ tid, pid, ...video }), refusal: 'threads.not_yours' },
  },
  'threads.check-video-cover': { whose: 'own' },
  'threads.begin-video': { whose: 'own', sound: () => ({ bytes: 4000 }) },
  'threads.send-video-piece': {
    whose: { input: async (scene) => ({ vid: await uploadOf(scene), at: 0 }), refusal: 'threads.video_unknown' },
  },
  'threads.video-state': {
    whose: { input: async (scene) => ({ vid: await uploadOf(scene) }), refusal: 'threads.video_unknown' },
  },
  'threads.cancel-video': { whose: 'own' },
  'threads.preview-video-link': { whose: 'own', good: { linkurl: 'https://videos.example/1' } },
};
