import type { draftsCalls } from '../../../../../contract/domains/threads/drafts/calls.ts';
import type { CallSamples, OthersScene } from '../../../../../tests/support/call-samples.ts';
import { aDraft } from './a-draft.ts';

/** A draft of Ada's. */
const adas = async ({ db, ada, now }: OthersScene): Promise<{ tid: number }> => ({
  tid: await aDraft(db, ada.uid, now),
});
const unknown = { input: adas, refusal: 'threads.draft_not_exist' } as const;
/** Nobody's draft: what a key answers again is the refusal. */
const sound = () => ({ tid: 999_999 });

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof draftsCalls> = {
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
