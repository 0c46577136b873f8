import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import type { CallSamples, OthersScene } from '../../../../../../tests/support/call-samples.ts';

const entry = { subject: 'Kurmi market, six in the morning', fid: 770, agree: 1 } as const;

/** An entry of Ada's. */
async function adasEntry({ db, ada, aid, now, tid }: OthersScene): Promise<number> {
  const row = { tid, fid: 770, authorid: ada.uid, lot: 1, active_at: now, created_at: now };
  await db
    .insertInto('threads.photo_entries')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const picture = { aid, url: '/media/00/1', width: 640, height: 480, colour: '#808080', widths: [320, 640] };
  const { lot: _, ...photo } = { ...row, aid, place: 1, picture: JSON.stringify(picture) };
  await db
    .insertInto('threads.photos')
    .values(photo)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tid;
}

const changing = {
  good: { typeid: 1, exif: '' },
  whose: {
    input: async (scene: OthersScene) => ({ ...entry, tid: await adasEntry(scene) }),
    refusal: 'threads.not_yours' as const,
  },
};

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof photoCalls> = {
  'threads.new-thread-photos': {
    good: { ...entry, typeid: 1, contest: 0, exif: '', agreement_version: 0 },
    whose: { input: ({ aid }) => ({ ...entry, aids: [aid] }), refusal: 'media.unknown_picture' },
    sound: () => entry,
  },
  'threads.edit-dream': changing,
  'threads.edit-photos': changing,
  'threads.upload-photo': { whose: 'own' },
  'threads.upload-dream': { whose: 'own' },
  'threads.like-photo': { whose: 'open' },
  'threads.like-dream': { whose: 'open' },
  'threads.photo-list': { good: { typeid: 1 }, whose: 'open' },
  'threads.dream-list': { good: { state: 'helped' }, whose: 'open' },
  'threads.photos': { whose: 'open' },
  'threads.recommended-photos': { whose: 'own' },
  'threads.my-photos': { good: { fids: [770], typeid: 1, authorid: 1 }, whose: 'open' },
  'threads.photo-lists': { good: { list: 'newest' }, whose: 'open' },
  'threads.photographer': { whose: 'open' },
  'threads.photographers': { whose: 'open' },
};
