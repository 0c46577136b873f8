import type { reportsCalls } from '../../../../../contract/domains/review/reports/calls.ts';
import type { CallSamples, OfficeScene } from '../../../../../tests/support/call-samples.ts';

/** A case about a thread of somebody's, as an operator finds it. */
async function reported({ api, member, operator }: OfficeScene): Promise<number> {
  const [author, reader] = [await member(), await member()];
  const words = { subject: 'A charger for sale', message: 'Write me on my number, no face to face.' };
  const { tid } = (await api.must('threads.create', words, author)).data;
  await api.must('review.report', { tid, reason: 'fraud' }, reader);
  const { list } = (await api.must('review.report-queue', {}, operator)).data;
  return list.find((row) => row.tid === tid)!.id;
}

const forModerators = { input: () => ({ id: 1, decision: 'dismissed' }), refusal: 'wire.forbidden' } as const;

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof reportsCalls> = {
  'review.report': {
    good: { reason: 'spam' },
    whose: 'open',
    sound: ({ tid }) => ({ tid, reason: 'spam' }),
  },
  'review.report-target': { whose: 'open' },
  'review.own-reports': { whose: 'own' },
  'review.report-queue': { whose: { input: () => ({}), refusal: 'wire.forbidden' } },
  'review.report-case': { whose: forModerators },
  'review.claim-case': {
    whose: forModerators,
    audited: {
      action: 'reports.claim',
      input: async (scene) => ({ id: await reported(scene) }),
      changed: ['claimed'],
      reason: '',
    },
  },
  'review.decide-case': {
    good: { decision: 'dismissed' },
    whose: forModerators,
    audited: {
      action: 'reports.decide',
      input: async (scene) => ({ id: await reported(scene), decision: 'removed', reason: 'A fraud.' }),
      changed: ['decision'],
      reason: 'A fraud.',
    },
  },
  'review.undo-case': {
    whose: forModerators,
    audited: {
      action: 'reports.undo',
      input: async (scene) => {
        const id = await reported(scene);
        await scene.api.must('review.decide-case', { id, decision: 'dismissed' }, scene.operator);
        return { id };
      },
      changed: ['decision'],
      reason: '',
    },
  },
};
