import type { draftCalls } from '../../../../../contract/domains/threads/drafts/calls.ts';
import type { CallSamples, OthersScene } from '../../../../../tests/support/call-samples.ts';
import { insertDraft } from '../sql/drafts.ts';

/** A draft of Ada's. */
const adas = async ({ db, ada, now }: OthersScene): Promise<{ tid: number }> => ({
  tid: await insertDraft(db, {
    ...{ uid: ada.uid, key: null, saved_at: now },
    content: {
      ...{ kind: 'plain', subject: 'Not finished', message: '', summary: '', parts: '' },
      ...{ typeid: 1, placed: false, original: false, story: null, push_at: null },
      ...{ mentions: [], aids: [], captions: [], pictures: [] },
    },
  }),
});
const unknown = { input: adas, refusal: 'threads.draft_not_exist' } as const;
/** Nobody's draft: what a key answers again is the refusal. */
const sound = () => ({ tid: 999_999 });

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof draftCalls> = {
  'threads.save-draft': {
    good: { kind: 'plain', parts: '{}', key: 'a', version: 0 },
    whose: { input: ({ aid }) => ({ subject: 'With a picture', aids: [aid] }), refusal: 'media.unknown_picture' },
  },
  'threads.drafts': { whose: 'own' },
  'threads.draft': { whose: unknown },
  'threads.post-draft': { whose: unknown, sound },
  'threads.send-draft': { whose: unknown, sound },
  'threads.del-draft': { whose: unknown },
  'threads.restore-draft': { whose: unknown },
};
