import { expect, test } from 'vitest';
import type { AuditAction } from '../../../contract/audit.ts';
import type { CallSpec } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/calls.ts';
import { testInvitations } from '../../../tests/support/invitations.ts';

const { api, friendOf, member, operator, runTask } = await testInvitations();

/** A reward that is held, since two friends of one inviter use one device. */
async function heldReward(): Promise<number> {
  const inviter = await member();
  const device = `device of ${inviter.uid}`;
  await friendOf(inviter, { device });
  await friendOf(inviter, { device });
  await runTask('invitations.count-friends');
  const { list } = (await api.must('invitations.holds', {}, operator)).data;
  return list.find(({ uid }) => uid === inviter.uid)!.id;
}

async function appealed(): Promise<number> {
  const eve = await member();
  const sanction = { ban_uid: eve.uid, bannew: 4, banexpirynew: 7, reason: 'spam' } as const;
  await api.must('moderation.ban-user', sanction, operator);
  await api.must('moderation.appeal', { message: 'I was not there that day.' }, eve);
  const { list } = (await api.must('operators.appeals', {}, operator)).data;
  return list.find((row) => row.member?.uid === eve.uid)!.id;
}

interface Told {
  action: AuditAction;
  input: () => Promise<object>;
  /** What the trail tells as changed, by its field. */
  changed: string[];
  reason: string;
}

const was = { groupid: 10, isCreator: false, certified: false };
const range = { model: 'Trail', first: '35999000', last: '35999000' };

/** Every call by which an operator changes something: a new one fails here until it is told. */
const told: Partial<Record<CallName, Told>> = {
  'moderation.ban-user': {
    action: 'moderation.ban',
    input: async () => ({ ban_uid: (await member()).uid, bannew: 5, banexpirynew: 0, reason: 'spam' }),
    changed: ['groupid', 'until'],
    reason: 'spam',
  },
  'operators.change-group': {
    action: 'accounts.change-group',
    input: async () => ({ uid: (await member()).uid, office: 3, isCreator: 0, certified: 1, was, reason: 'helps' }),
    changed: ['groupid', 'certified'],
    reason: 'helps',
  },
  'operators.answer-appeal': {
    action: 'moderation.lift',
    input: async () => ({ id: await appealed(), verdict: 'lift', reason: 'You are right.' }),
    changed: ['groupid', 'until'],
    reason: 'You are right.',
  },
  'operators.change-setting': {
    action: 'operators.change-setting',
    input: async () => ({ name: 'usernamePrice', value: '400', version: 0, reason: 'a trial' }),
    changed: [''],
    reason: 'a trial',
  },
  'feedback.settle': {
    action: 'feedback.settle',
    input: async () => {
      const words = { category: 'idea', message: 'A bell that is not heard.' } as const;
      return { id: (await api.must('feedback.send', words, await member())).data.id, done: 1, note: 'heard' };
    },
    changed: ['done'],
    reason: 'heard',
  },
  'invitations.release-hold': {
    action: 'invitations.release',
    input: async () => ({ id: await heldReward(), note: 'a family' }),
    changed: ['status'],
    reason: 'a family',
  },
  'invitations.refuse-hold': {
    action: 'invitations.refuse',
    input: async () => ({ id: await heldReward(), note: 'a farm' }),
    changed: ['status'],
    reason: 'a farm',
  },
  'invitations.add-imei-range': {
    action: 'invitations.add-range',
    input: async () => range,
    changed: ['first', 'last'],
    reason: '',
  },
  'invitations.remove-imei-range': {
    action: 'invitations.remove-range',
    input: async () => {
      const { id } = (
        await api.must('invitations.add-imei-range', { ...range, first: '35999001', last: '35999001' }, operator)
      ).data;
      return { id };
    },
    changed: ['first', 'last'],
    reason: '',
  },
};

const specOf = (name: CallName): CallSpec => calls[name];
const writes = (Object.keys(calls) as CallName[]).filter(
  (name) => specOf(name).writes && ['operator', 'moderator'].includes(specOf(name).access),
);

test.each(writes)('%s leaves its row in the trail: who, what, what changed and why', async (name) => {
  const { action, input, changed, reason } = told[name]!;
  await api.must(name, (await input()) as never, operator);
  const [row] = (await api.must('operators.audit', { action }, operator)).data.list;
  expect(row).toMatchObject({ by: { uid: operator.uid }, reason });
  expect(row!.label).toMatch(/^\p{Lu}[\p{L} ]+$/u);
  expect(row!.changes.map(({ field }) => field)).toEqual(changed);
});

test('a call that refuses leaves none', async () => {
  const count = async () => (await api.must('operators.audit', {}, operator)).data.list.length;
  const before = await count();
  const refused = { name: 'usernamePrice', value: '400', version: 77, reason: 'too late' };
  expect((await api.call('operators.change-setting', refused, operator)).error).toBe('operators.stale');
  expect((await api.call('moderation.ban-user', { ban_uid: operator.uid, bannew: 5, reason: 'x' }, operator)).ok).toBe(
    false,
  );
  expect(await count()).toBe(before);
});
