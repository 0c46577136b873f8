import type { moderatingCalls } from '../../../../../contract/domains/threads/moderating/calls.ts';
import type { CallSamples } from '../../../../../tests/support/call-samples.ts';
import { audited, threadOf } from './audited.ts';

const forbidden = 'wire.forbidden';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof moderatingCalls> = {
  'threads.pin': {
    good: { type: 1 },
    whose: { input: ({ pid }) => ({ pid, status: 1, type: 1 }), refusal: 'threads.not_yours' },
  },
  'threads.digest': {
    good: { digestlevel: 1 },
    whose: { input: ({ tid }) => ({ tid, digestlevel: 1 }), refusal: forbidden },
    audited: audited('threads.digest', ({ tid }) => ({ tid, digestlevel: 2 }), ['level']),
  },
  'threads.highlight': {
    good: { highlight_style: 1 },
    whose: { input: ({ tid }) => ({ tid, highlight_style: 1 }), refusal: forbidden },
    audited: audited('threads.highlight', ({ tid }) => ({ tid, highlight_style: 3 }), ['level']),
  },
  'threads.move': {
    whose: { input: ({ tid }) => ({ tid, typeid: 2 }), refusal: forbidden },
    audited: audited('threads.move', ({ tid }) => ({ tid, typeid: 2 }), ['board']),
  },
  'threads.close': {
    whose: { input: ({ tid }) => ({ tid, closed: 1 }), refusal: forbidden },
    audited: audited('threads.close', ({ tid }) => ({ tid, closed: 1 }), ['closed']),
  },
  'threads.ban-post': {
    whose: { input: ({ pid }) => ({ pid, status: 1 }), refusal: forbidden },
    audited: audited('threads.ban', ({ pid }) => ({ pid, status: 1 }), ['hidden']),
  },
  'threads.restore-post': {
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
  'threads.warn': {
    sound: () => ({ uid: 999_999, reason: 'Seen.' }),
    whose: { input: ({ ada }) => ({ uid: ada.uid, reason: 'No' }), refusal: forbidden },
    audited: {
      ...{ action: 'threads.warn', changed: [], reason: 'seen' },
      input: async ({ member }) => ({ uid: (await member()).uid, reason: 'seen' }),
    },
  },
  'threads.warnings': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: forbidden } },
  'threads.moderation': { whose: { input: ({ pid }) => ({ pid }), refusal: forbidden } },
  'threads.taken-down': { whose: 'own' },
};
