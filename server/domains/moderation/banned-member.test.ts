import { beforeEach, expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { register } from '../../../tests/support/people.ts';
import { unzip } from '../../../tests/support/unzip.ts';

const forum = await testForum();
const { api, app, member } = forum;
const operator = await member({ groupid: 1 });

beforeEach(() => forum.forgetLimits());

async function banned() {
  const eve = await register(api);
  const sanction = { ban_uid: eve.uid, bannew: 5, banexpirynew: 0, reason: 'fraud' } as const;
  await api.must('moderation.ban-user', sanction, operator);
  return eve;
}

test('a ban takes every page and word, not the log-ins: each of them says why, and takes the appeal', async () => {
  const eve = await banned();
  const again = (await api.must('sign-in.login', { username: eve.username, password: eve.password })).data;
  expect(again.groupid).toBe(5);
  for (const token of [eve.token, again.auth_token]) {
    expect((await api.call('notices.num', {}, { token })).error).toBe('wire.no_access');
    expect(
      (await api.call('threads.create', { subject: 'A subject', message: 'Words enough.' }, { token })).error,
    ).toBe('threads.banned');
    expect((await api.must('members.own-sanction', {}, { token })).data.sanction).toMatchObject({ reason: 'fraud' });
  }
  expect((await api.call('moderation.appeal', { message: 'I was not there that day.' }, eve)).ok).toBe(true);
});

test('a member with no access takes a copy of their data along, of theirs alone', async () => {
  const [eve, other] = [await banned(), await register(api)];
  const { id } = (await api.must('privacy.make-data-export', { password: eve.password }, eve)).data.export;
  await app.tasks['accounts.make-export']!({ id }, { job: { attempts: 1, max_attempts: 3 } } as never);
  expect((await api.must('privacy.data-export', {}, eve)).data.export).toMatchObject({ id, state: 'ready' });
  const files = await unzip((await api.must('privacy.data-export-file', { id, password: eve.password }, eve)).bytes);
  expect(files.get('moderation/sanctions.json')?.toString()).toContain('fraud');
  const foreign = await api.call('privacy.data-export-file', { id, password: other.password }, other);
  expect(foreign.error).toBe('accounts.export_missing');
});

test('and ends their account, as its owner alone; the sanction stays with the number', async () => {
  const eve = await banned();
  expect((await api.must('proofs.two-step', {}, eve)).data.on).toBe(false);
  expect((await api.must('sign-in.linked-accounts', {}, eve)).data.hasPassword).toBe(true);
  expect((await api.call('privacy.delete-account', { password: 'a guess, no more' }, eve)).ok).toBe(false);
  await api.must('privacy.delete-account', { password: eve.password }, eve);
  expect((await api.call('members.own-sanction', {}, eve)).http).toBe(401);
  forum.clock.advance(14 * 86_400 + 1);
  await app.tasks['accounts.delete-member']!({ uid: eve.uid }, {} as never);
  const { list } = (await api.must('operators.sanctioned', {}, await member({ groupid: 1 }))).data;
  expect(list.some(({ reason, member: whom }) => reason === 'fraud' && (whom === null || whom.uid === eve.uid))).toBe(
    true,
  );
});
