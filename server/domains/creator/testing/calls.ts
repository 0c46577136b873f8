import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import type { CallSamples, OfficeScene } from '../../../../tests/support/call-samples.ts';

const message = 'Lagos after dark, with the settings.';
const others = {
  input: ({ ada }: { ada: { uid: number } }) => ({ uid: ada.uid }),
  refusal: 'creator.foreign_uid',
} as const;
const series = { good: { time_start: '2026-11-01', time_end: '2026-11-20' }, whose: others } as const;

/** An application that waits, written as a member would send it. */
async function sentApplication({ db, member }: OfficeScene): Promise<number> {
  const { uid } = await member();
  const { id } = await db
    .insertInto('creator.applications')
    .values({ uid, message, status: 'waiting', sent_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const page = {
  kind: 'manual' as const,
  ...{ title_en: 'How figures work', title_fr: 'Comment lire les chiffres', title_hi: 'आँकड़े कैसे पढ़ें' },
  ...{ words_en: 'They come at noon.', words_fr: 'Ils arrivent à midi.', words_hi: 'वे दोपहर को आते हैं।' },
  ...{ position: 10, published: 1 },
};
const pageFields = ['kind', 'title_en', 'title_fr', 'title_hi', 'position', 'published'];

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof creatorCalls> = {
  'creator.view-count': series,
  'creator.thread-count': series,
  'creator.like-count': series,
  'creator.fans-count': series,
  'creator.comment-count': series,
  'creator.creator-info': { whose: others },
  'creator.total-count': { whose: others },
  'creator.total-diff': { whose: others },
  'creator.centre': { good: { days: 14 }, whose: others },
  'creator.monthly-points': { whose: others },
  'creator.monthly-data': { whose: others },
  'creator.monthly-income-rank': { whose: others },
  'creator.creator-banner': { good: { fid: 188 }, whose: others },
  'creator.conditions': { whose: 'own' },
  'creator.apply': { good: { message, appeal: 0 }, whose: 'own', sound: () => ({ message }) },
  'creator.change-application': { good: { message }, whose: 'own' },
  'creator.withdraw': { whose: 'own', sound: () => ({}) },
  'creator.pages': { good: { kind: 'manual' }, whose: 'open' },
  'creator.applications': { good: { answered: 0 } },
  'creator.application': { good: { id: 1 } },
  'creator.grant': {
    good: { id: 1, reason: 'own photos' },
    sound: () => ({ id: 1 }),
    audited: {
      action: 'creator.grant',
      input: async (scene) => ({ id: await sentApplication(scene), reason: 'own photos' }),
      changed: ['application'],
      reason: 'own photos',
    },
  },
  'creator.refuse': {
    good: { id: 1, reason: 'not their photos' },
    sound: () => ({ id: 1, reason: 'not their photos' }),
    audited: {
      action: 'creator.refuse',
      input: async (scene) => ({ id: await sentApplication(scene), reason: 'not their photos' }),
      changed: ['application'],
      reason: 'not their photos',
    },
  },
  'creator.admin-pages': {},
  'creator.save-page': {
    good: { ...page, id: 0, version: 0 },
    sound: () => page,
    audited: { action: 'creator.save-page', input: async () => page, changed: pageFields, reason: '' },
  },
  'creator.delete-page': {
    good: { id: 1 },
    sound: () => ({ id: 1 }),
    audited: {
      action: 'creator.delete-page',
      input: async ({ api, operator }) => ({ id: (await api.must('creator.save-page', page, operator)).data.id }),
      changed: pageFields,
      reason: '',
    },
  },
};
