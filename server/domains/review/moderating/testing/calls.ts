import type { moderatingCalls } from '../../../../../contract/domains/review/moderating/calls.ts';
import type { CallSamples } from '../../../../../tests/support/call-samples.ts';
import { audited, threadOf } from './audited.ts';

const forbidden = 'wire.forbidden';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof moderatingCalls> = {
  'review.pin': {
    good: { type: 1 },
    whose: { input: ({ pid }) => ({ pid, status: 1, type: 1 }), refusal: 'threads.not_yours' },
  },
  'review.digest': {
    good: { digestlevel: 1 },
    whose: { input: ({ tid }) => ({ tid, digestlevel: 1 }), refusal: forbidden },
    audited: audited('threads.digest', ({ tid }) => ({ tid, digestlevel: 2 }), ['level']),
  },
  'review.highlight': {
    good: { highlight_style: 1 },
    whose: { input: ({ tid }) => ({ tid, highlight_style: 1 }), refusal: forbidden },
    audited: audited('threads.highlight', ({ tid }) => ({ tid, highlight_style: 3 }), ['level']),
  },
  'review.move': {
    whose: { input: ({ tid }) => ({ tid, typeid: 2 }), refusal: forbidden },
    audited: audited('threads.move', ({ tid }) => ({ tid, typeid: 2 }), ['board']),
  },
  'review.close': {
    whose: { input: ({ tid }) => ({ tid, closed: 1 }), refusal: forbidden },
    audited: audited('threads.close', ({ tid }) => ({ tid, closed: 1 }), ['closed']),
  },
  'review.ban-post': {
    whose: { input: ({ pid }) => ({ pid, status: 1 }), refusal: forbidden },
    audited: audited('threads.ban', ({ pid }) => ({ pid, status: 1 }), ['hidden']),
  },
  'review.restore-post': {
    whose: { input: ({ pid }) => ({ pid }), refusal: forbidden },
    audited: {
      ...{ action: 'threads.restore', changed: ['deleted'], reason: 'seen' },
      input: async (scene) => {
        const { pid } = await threadOf(scene);
        await scene.api.must('threads.delete-post', { pid }, scene.operator);
        return { pid, reason: 'seen' };
      },
    },
  },
  'review.warn': {
    sound: () => ({ uid: 999_999, reason: 'Seen.' }),
    whose: { input: ({ ada }) => ({ uid: ada.uid, reason: 'No' }), refusal: forbidden },
    audited: {
      ...{ action: 'threads.warn', changed: [], reason: 'seen' },
      input: async ({ member }) => ({ uid: (await member()).uid, reason: 'seen' }),
    },
  },
  'review.warnings': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: forbidden } },
  'review.moderation': { whose: { input: ({ pid }) => ({ pid }), refusal: forbidden } },
  'review.taken-down': { whose: 'own' },
};
