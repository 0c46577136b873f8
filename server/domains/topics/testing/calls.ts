import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import type { CallSamples, OthersScene } from '../../../../tests/support/call-samples.ts';
import { addTopic } from '../index.ts';

/** What the sweeps over all calls know of those here. */
let made = 0;
/** A topic of Ada's. */
const hosted = ({ db, now, ada }: OthersScene): Promise<number> => {
  made += 1;
  const ctx = { db, now, stale: () => undefined, emit: () => undefined };
  const topic = { name: `Bus stops ${made}`, description: 'Where they are.', countryFid: 188, hostUid: ada.uid };
  return addTopic(ctx, topic);
};

const fields = { country_fid: 188, subject: 'Bus stops', message: 'Where they are.', checkedTags: [1] };

export const samples: CallSamples<typeof topicsCalls> = {
  'topics.list-default': { whose: 'own' },
  'topics.list-search': { whose: 'own' },
  'topics.categories': { whose: 'own' },
  'topics.detail': { whose: 'open' },
  'topics.create': {
    good: fields,
    whose: { input: ({ aid }) => ({ ...fields, aids: [aid] }), refusal: 'media.unknown_picture' },
    sound: () => fields,
  },
  'topics.edit': {
    good: { ...fields, isEdit: 1 },
    whose: { input: async (scene) => ({ ...fields, tid: await hosted(scene) }), refusal: 'topics.not_yours' },
  },
  'topics.delete': {
    whose: { input: async (scene) => ({ tid: await hosted(scene) }), refusal: 'topics.not_yours' },
  },
  'topics.perm': { whose: 'own' },
  'topics.follow': { good: { topid: 1, status: 1 }, whose: 'open' },
  'topics.follow-add': { whose: 'open' },
  'topics.my-topics': { whose: 'open' },
  'topics.followed': { whose: 'own' },
  'topics.tags-list': { whose: 'own' },
  'topics.topic-tags': { whose: 'open' },
  'topics.user-tags': { whose: 'own' },
  'topics.choose-tags': { whose: 'own' },
};
