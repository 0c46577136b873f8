import type { operatorsCalls } from '../../../../contract/domains/operators/calls.ts';
import type { CallSamples, OfficeScene } from '../../../../tests/support/call-samples.ts';

async function appealed({ api, member, operator }: OfficeScene): Promise<number> {
  const eve = await member();
  const sanction = { ban_uid: eve.uid, bannew: 4, banexpirynew: 7, reason: 'spam' } as const;
  await api.must('moderation.ban-user', sanction, operator);
  await api.must('moderation.appeal', { message: 'I was not there that day.' }, eve);
  const { list } = (await api.must('operators.appeals', {}, operator)).data;
  return list.find((row) => row.member?.uid === eve.uid)!.id;
}

const was = { groupid: 10, isCreator: false, certified: false };

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof operatorsCalls> = {
  'operators.members': {},
  'operators.sanctioned': {},
  'operators.member': {},
  'operators.change-group': {
    good: { ...{ uid: 999_999, office: 0, isCreator: 0, certified: 0, reason: 'a reason' }, was },
    audited: {
      action: 'accounts.change-group',
      input: async ({ member }) => ({
        uid: (await member()).uid,
        office: 3,
        isCreator: 0,
        certified: 1,
        was,
        reason: 'helps',
      }),
      changed: ['groupid', 'certified'],
      reason: 'helps',
    },
  },
  'operators.overview': {},
  'operators.audit': {},
  'operators.appeals': {},
  'operators.answer-appeal': {
    good: { verdict: 'uphold', reason: 'a reason' },
    audited: {
      action: 'moderation.lift',
      input: async (scene) => ({ id: await appealed(scene), verdict: 'lift', reason: 'You are right.' }),
      changed: ['groupid', 'until'],
      reason: 'You are right.',
    },
  },
  'operators.event-readers': {},
  'operators.settings': {},
  'operators.change-setting': {
    good: { name: 'no such', value: '1', version: 0, reason: 'a reason' },
    audited: {
      action: 'operators.change-setting',
      input: async () => ({ name: 'usernamePrice', value: '400', version: 0, reason: 'a trial' }),
      changed: [''],
      reason: 'a trial',
    },
  },
};
