import type { operatorsCalls } from '../../../../contract/domains/operators/calls.ts';
import type { CallSamples, OfficeScene } from '../../../../tests/support/call-samples.ts';
import { aRequest, aWaitingHold } from './money-scene.ts';

async function appealed({ api, member, operator }: OfficeScene): Promise<number> {
  const eve = await member();
  const sanction = { ban_uid: eve.uid, bannew: 4, banexpirynew: 7, reason: 'spam' } as const;
  await api.must('moderation.ban-user', sanction, operator);
  await api.must('moderation.appeal', { message: 'I was not there that day.' }, eve);
  const { list } = (await api.must('operators.appeals', {}, operator)).data;
  return list.find((row) => row.member?.uid === eve.uid)!.id;
}

const was = { groupid: 10, isCreator: false, certified: false };

const overBoard = { office: 'board', place: 2, country_fid: 188 } as const;

const words = { shown: 'Thank you for your help', reason: 'A prize' } as const;
const small = { way: 'give', currency: 'xgold', amount: 500, ...words } as const;
const verdict = { sound: () => ({ id: 1, reason: 'looked at' }) };

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof operatorsCalls> = {
  'operators.members': {},
  'operators.find-members': {
    whose: { input: ({ ada }) => ({ q: String(ada.uid) }), refusal: 'wire.forbidden' },
  },
  'operators.sanctioned': {},
  'operators.member': {},
  'operators.known': {},
  'operators.show-contact': {
    good: { uid: 999_999, what: 'phone', reason: 'a reason' },
    audited: {
      ...{ action: 'operators.show-phone', changed: [], reason: 'called us' },
      input: async ({ member }) => ({ uid: (await member()).uid, what: 'phone', reason: 'called us' }),
    },
  },
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
  'operators.offices': {},
  'operators.give-office': {
    good: { uid: 999_999, office: 'board', place: 2, country_fid: 188, reason: 'a reason' },
    audited: {
      ...{ action: 'moderation.give-office', changed: ['place'], reason: 'helps' },
      input: async ({ member }) => ({ ...overBoard, uid: (await member()).uid, reason: 'helps' }),
    },
  },
  'operators.end-office': {
    good: { reason: 'a reason' },
    audited: {
      ...{ action: 'moderation.end-office', changed: ['place'], reason: 'moved' },
      input: async ({ api, operator, member }) => {
        const { uid } = await member();
        await api.must('operators.give-office', { ...overBoard, uid, reason: 'helps' }, operator);
        const { list } = (await api.must('operators.offices', { kind: 'board' }, operator)).data;
        return { id: list.find((row) => row.member?.uid === uid)!.id, reason: 'moved' };
      },
    },
  },
  'operators.overview': {},
  'operators.needs': {},
  'operators.waiting': { whose: 'own' },
  'operators.moderator-needs': { whose: 'own' },
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
  'operators.checks': {},
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
  'operators.statement': { good: { who: 'nobody at all', currency: 'xgold' } },
  'operators.holds': {},
  'operators.gift-receivers': {},
  'operators.void-hold': {
    ...verdict,
    audited: {
      action: 'economy.void-hold',
      input: async (scene) => ({ id: await aWaitingHold(scene), reason: 'a lost order' }),
      changed: ['xgold'],
      reason: 'a lost order',
    },
  },
  'operators.transfers': {},
  'operators.transfer': {
    good: { uid: 999_999, ...small },
    sound: () => ({ uid: 999_999, ...small }),
    audited: {
      action: 'economy.transfer',
      input: async ({ member }) => ({ ...small, uid: (await member()).uid }),
      changed: ['xgold', 'shown'],
      reason: words.reason,
    },
  },
  'operators.approve-transfer': {
    good: { uid: 999_999, amount: 20_000 },
    sound: () => ({ id: 1, uid: 1, amount: 20_000, reason: 'looked at' }),
    audited: {
      action: 'economy.approve-transfer',
      input: async (scene) => ({ ...(await aRequest(scene)), reason: 'looked at' }),
      changed: ['xgold', 'shown'],
      reason: 'looked at',
    },
  },
  'operators.refuse-transfer': {
    ...verdict,
    audited: {
      action: 'economy.refuse-transfer',
      input: async (scene) => ({ id: (await aRequest(scene)).id, reason: 'too much' }),
      changed: ['xgold', 'shown'],
      reason: 'too much',
    },
  },
};
