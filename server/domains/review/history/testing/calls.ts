import type { historyCalls } from '../../../../../contract/domains/review/history/calls.ts';
import type { CallSamples, OfficeScene } from '../../../../../tests/support/call-samples.ts';
import { aVersion } from './a-version.ts';

/** A member's thread that said something else before. */
async function editedThread({ api, db, member }: OfficeScene): Promise<{ pid: number }> {
  const words = { subject: 'Moderated', message: 'A message that is long enough.' };
  const post = (await api.must('threads.create', words, await member())).data;
  await aVersion(db, post, new Date());
  return post;
}

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof historyCalls> = {
  'review.post-history': { whose: 'open' },
  'review.remove-version': {
    good: { version: 1 },
    whose: { input: ({ pid }) => ({ pid, version: 1 }), refusal: 'wire.forbidden' },
    audited: {
      ...{ action: 'threads.remove-version', changed: ['version'], reason: 'seen' },
      input: async (scene) => ({ pid: (await editedThread(scene)).pid, version: 1, reason: 'seen' }),
    },
  },
};
