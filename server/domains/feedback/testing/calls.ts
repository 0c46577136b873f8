import type { feedbackCalls } from '../../../../contract/domains/feedback/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof feedbackCalls> = {
  'feedback.send': {
    good: { category: 'idea' },
    whose: 'own',
    sound: () => ({ category: 'problem', message: 'It does not work.', contact: 'a@example.com' }),
  },
  'feedback.inbox': {},
  'feedback.settle': {
    good: { done: 0 },
    audited: {
      action: 'feedback.settle',
      input: async ({ api, member }) => {
        const words = { category: 'idea', message: 'A bell that nobody notices.' } as const;
        return { id: (await api.must('feedback.send', words, await member())).data.id, done: 1, note: 'heard' };
      },
      changed: ['done'],
      reason: 'heard',
    },
  },
};
