import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/calls.ts';
import { operatorGroup } from '../../../contract/primitives/access-limits.ts';
import { testApp } from '../../../tests/support/app.ts';
import { type Member, register } from '../../../tests/support/people.ts';
import { SoftPasskey } from '../../../tests/support/soft-passkey.ts';
import { codeOf, guardedMember } from '../../../tests/support/two-step.ts';

const origin = 'https://forum.localhost';
const { api, app, clock, db } = await testApp({ env: { PUBLIC_URL: origin } });

beforeEach(async () => {
  await db.deleteFrom('platform.limits').execute();
  await db.deleteFrom('accounts.login_failures').execute();
});

const minute = 60;
const day = 86_400;

async function makeOperator({ uid }: { uid: number }): Promise<void> {
  await db.updateTable('accounts.members').set({ groupid: operatorGroup }).where('uid', '=', uid).execute();
  app.platform.tags.moved([`u:${uid}`]);
}

/** A new log-in of a member whose codes are on; its token. */
async function logInByCode({ username, password }: Member, secret: string): Promise<string> {
  const { body } = await api.call('sign-in.login', { username, password });
  const sent = { ticket: String(body.ticket), code: codeOf(clock, secret) };
  return (await api.must('sign-in.login-code', sent)).data.auth_token;
}

const logIn = async ({ username, password }: Member): Promise<string> =>
  (await api.must('sign-in.login', { username, password })).data.auth_token;

const overview = async (token: string) => (await api.call('operators.overview', {}, { token })).error;

/** Gives creator status to somebody, and takes it again with the next call. */
async function giveStatus(token: string, to: Member) {
  const row = await db
    .selectFrom('accounts.members')
    .select(['groupid', 'is_creator', 'certified'])
    .where('uid', '=', to.uid)
    .executeTakeFirstOrThrow();
  const was = { groupid: row.groupid, isCreator: row.is_creator, certified: row.certified };
  const change = {
    uid: to.uid,
    office: 0,
    isCreator: row.is_creator ? 0 : 1,
    certified: 0,
    was,
    reason: 'why',
  } as const;
  return api.call('operators.change-group', change, { token });
}

describe('which calls for operators want a recent proof', () => {
  const specs: [CallName, CallSpec][] = (Object.keys(calls) as CallName[]).map((name) => [name, calls[name]]);
  const operators = specs.filter(([, spec]) => spec.access === 'operator');

  test('all that write, but those that stale neither office nor money nor figures', () => {
    const without = operators.filter(([, spec]) => spec.writes && spec.proof !== 'recent').map(([name]) => name);
    const boards = ['change', 'close', 'create'].map((act) => `countries.${act}-category`);
    const lists = ['drop-canned', 'set-canned', 'set-words'].map((act) => `moderation.${act}`);
    const said = ['end', 'save', 'save-campaign', 'stop-campaign', 'try', 'try-campaign'];
    const options = ['add-option', 'add-variable', 'close-option', 'close-variable', 'order-options'];
    expect(without.sort()).toEqual([
      ...said.map((act) => `announcements.${act}`),
      ...options.map((act) => `bugs.${act}`),
      ...['contests.save-category', 'contests.set-dream'],
      ...boards,
      'feedback.settle',
      ...lists,
      'operators.answer-appeal',
      'operators.show-contact',
    ]);
  });

  test('each is refused to an operator’s token alone, before anything is read', async () => {
    const { member, secret } = await guardedMember(api, clock);
    await makeOperator(member);
    const token = await logInByCode(member, secret);
    clock.aheadInTest(16 * minute);
    const wanting = operators.filter(([, spec]) => spec.proof === 'recent');
    expect(wanting.length).toBeGreaterThan(5);
    for (const [name] of wanting)
      expect([name, (await api.call(name, {}, { token })).error]).toEqual([name, 'wire.proof_needed']);
  });
});

describe('an operator’s second step', () => {
  test('is wanted: by the password alone they are a plain member, and read what is missing', async () => {
    const ada = await register(api);
    await makeOperator(ada);
    expect(await overview(ada.token)).toBe('wire.second_step_needed');
    expect((await giveStatus(ada.token, ada)).error).toBe('wire.second_step_needed');
    expect((await api.call('moderation.ban-state', { uid: ada.uid }, ada)).error).toBe('wire.second_step_needed');
    const password = await logIn(ada);
    expect(await overview(password)).toBe('wire.second_step_needed');
    await api.must('sign-in.prove-owner', { password: ada.password }, { token: password });
    expect(await overview(password)).toBe('wire.second_step_needed');
  });

  test('is given where codes are set up, at the log-in, or later in the session, each session for itself', async () => {
    const ada = await register(api);
    await makeOperator(ada);
    const before = await logIn(ada);
    const { secret } = (await api.must('sign-in.begin-two-step', { password: ada.password }, ada)).data;
    await api.must('sign-in.confirm-two-step', { code: codeOf(clock, secret) }, ada);
    expect(await overview(ada.token)).toBeUndefined();
    expect(await overview(await logInByCode(ada, secret))).toBeUndefined();
    expect(await overview(before)).toBe('wire.second_step_needed');
    await api.must('sign-in.prove-owner', { code: codeOf(clock, secret) }, { token: before });
    expect(await overview(before)).toBeUndefined();
  });

  test('is a passkey as well, where it is made, at the log-in and in the session', async () => {
    const ada = await register(api);
    await makeOperator(ada);
    const passkey = new SoftPasskey();
    const { data: made } = await api.must('sign-in.passkey-challenge', { password: ada.password }, ada);
    const other = await logIn(ada);
    await api.must('sign-in.add-passkey', { passkey: passkey.make(made, { origin }) }, ada);
    expect([await overview(ada.token), await overview(other)]).toEqual([undefined, 'wire.second_step_needed']);
    const { data: question } = await api.must('proofs.proof-challenge', {}, { token: other });
    await api.must('sign-in.prove-owner', { passkey: passkey.show(question, { origin }) }, { token: other });
    const { data: asked } = await api.must('sign-in.login-challenge');
    const { data } = await api.must('sign-in.login-passkey', { passkey: passkey.show(asked, { origin }) });
    expect([await overview(other), await overview(data.auth_token)]).toEqual([undefined, undefined]);
    // Without it there is no second step left, in any session.
    await api.must('sign-in.remove-passkey', { id: passkey.id, password: ada.password }, ada);
    for (const token of [ada.token, other, data.auth_token])
      expect(await overview(token)).toBe('wire.second_step_needed');
  });

  test('is made, or deleted, by nobody who knows the password alone', async () => {
    const ada = await register(api);
    await makeOperator(ada);
    const passkey = new SoftPasskey();
    const { data: made } = await api.must('sign-in.passkey-challenge', { password: ada.password }, ada);
    await api.must('sign-in.add-passkey', { passkey: passkey.make(made, { origin }) }, ada);
    const token = await logIn(ada);
    const { password } = ada;
    for (const refused of [
      await api.call('sign-in.passkey-challenge', { password }, { token }),
      await api.call('sign-in.begin-two-step', { password }, { token }),
      await api.call('sign-in.remove-passkey', { id: passkey.id, password }, { token }),
    ])
      expect(refused.error).toBe('accounts.second_step_first');
    const { data: question } = await api.must('proofs.proof-challenge', {}, { token });
    await api.must('sign-in.begin-two-step', { passkey: passkey.show(question, { origin }) }, { token });
  });

  test('is gone from every session when the codes are turned off', async () => {
    const { member, secret } = await guardedMember(api, clock);
    await makeOperator(member);
    const token = await logInByCode(member, secret);
    expect(await overview(token)).toBeUndefined();
    const end = { password: member.password, code: codeOf(clock, secret) };
    await api.must('sign-in.end-two-step', end, member);
    expect(await overview(token)).toBe('wire.second_step_needed');
  });

  test('no moderator is asked for one', async () => {
    const mona = await register(api);
    await db.updateTable('accounts.members').set({ groupid: 2 }).where('uid', '=', mona.uid).execute();
    app.platform.tags.moved([`u:${mona.uid}`]);
    expect((await api.call('moderation.ban-state', { uid: mona.uid }, mona)).error).toBe('moderation.yourself');
  });
});

describe('an owner’s proof', () => {
  test('lets such a call through for a quarter of an hour, in its own session alone', async () => {
    clock.stopInTest();
    const { member: ada, secret } = await guardedMember(api, clock);
    const eve = await register(api);
    await makeOperator(ada);
    const [one, other] = [await logInByCode(ada, secret), await logInByCode(ada, secret)];
    expect((await giveStatus(one, eve)).ok).toBe(true);
    clock.aheadInTest(15 * minute);
    expect((await giveStatus(one, eve)).error).toBe('wire.proof_needed');
    const { until } = (await api.must('sign-in.prove-owner', { password: ada.password }, { token: one })).data;
    expect(until - Math.floor(clock.now().getTime() / 1000)).toBe(15 * minute);
    expect((await giveStatus(one, eve)).ok).toBe(true);
    expect((await giveStatus(other, eve)).error).toBe('wire.proof_needed');
    clock.aheadInTest(14 * minute);
    expect((await giveStatus(one, eve)).ok).toBe(true);
    clock.aheadInTest(2 * minute);
    expect((await giveStatus(one, eve)).error).toBe('wire.proof_needed');
  });

  test('is the right one: a wrong password, a spent code and nothing prove nothing', async () => {
    const { member: ada, secret } = await guardedMember(api, clock);
    const eve = await register(api);
    await makeOperator(ada);
    const token = await logInByCode(ada, secret);
    clock.aheadInTest(20 * minute);
    const code = codeOf(clock, secret);
    const prove = (proof: object) => api.call('sign-in.prove-owner', proof, { token });
    expect((await prove({})).error).toBe('accounts.proof_missing');
    expect((await prove({ password: 'not-the-password' })).error).toBe('accounts.wrong_credentials');
    expect((await prove({ code: '000000' })).error).toBe('accounts.wrong_code');
    expect((await giveStatus(token, eve)).error).toBe('wire.proof_needed');
    expect((await prove({ code })).ok).toBe(true);
    expect((await prove({ code })).error).toBe('accounts.wrong_code');
    expect((await giveStatus(token, eve)).ok).toBe(true);
  });
});

describe('the length of sessions', () => {
  const lives = async (token: string) => (await api.call('members.is-creator', {}, { token })).http === 200;

  test('a member’s goes on while it is used, and ends after 90 days', async () => {
    const ada = await register(api);
    const used = async (days: number) => {
      clock.aheadInTest(days * day);
      return lives(ada.token);
    };
    expect([await used(25), await used(25), await used(25)]).toEqual([true, true, true]);
    clock.aheadInTest(14.9 * day);
    expect(await lives(ada.token)).toBe(true);
    clock.aheadInTest(0.2 * day);
    expect(await lives(ada.token)).toBe(false);
    const row = await db.selectFrom('accounts.sessions').select('expires_at').where('uid', '=', ada.uid).execute();
    expect(row[0]!.expires_at.getTime()).toBeLessThanOrEqual(clock.now().getTime());
  });

  test('the cookie that pages are rendered with ends with it', async () => {
    const ada = await register(api);
    clock.aheadInTest(29 * day);
    await lives(ada.token);
    clock.aheadInTest(29 * day);
    await lives(ada.token);
    clock.aheadInTest(29 * day);
    const { headers } = await api.must('sign-in.open-page-session', { uid: ada.uid }, ada);
    const age = Number(/max-age=(\d+)/i.exec(headers.get('set-cookie') ?? '')?.[1]);
    expect(age).toBeGreaterThan(2.9 * day);
    expect(age).toBeLessThanOrEqual(3 * day);
    const cookie = /bb_page=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect((await app.actors.byPageCookie(cookie))?.uid).toBe(ada.uid);
    clock.aheadInTest(3.1 * day);
    expect(await app.actors.byPageCookie(cookie)).toBeNull();
  });

  test('an operator’s ends after 12 hours, whenever they became one', async () => {
    const { member: ada, secret } = await guardedMember(api, clock);
    const since = await logInByCode(ada, secret);
    await makeOperator(ada);
    const operatorsToken = await logInByCode(ada, secret);
    clock.aheadInTest(11.9 * 3600);
    expect([await lives(since), await lives(operatorsToken)]).toEqual([true, true]);
    clock.aheadInTest(0.2 * 3600);
    expect([await lives(since), await lives(operatorsToken)]).toEqual([false, false]);
  });

  test('one that is older ends with the office being given', async () => {
    const [ada, eve] = [await guardedMember(api, clock), await register(api)];
    await makeOperator(ada.member);
    clock.aheadInTest(13 * 3600);
    const token = await logInByCode(ada.member, ada.secret);
    const was = { groupid: 10, isCreator: false, certified: false };
    const give = { uid: eve.uid, office: 1, isCreator: 0, certified: 0, was, reason: 'joins us' } as const;
    expect(await lives(eve.token)).toBe(true);
    await api.must('operators.change-group', give, { token });
    expect(await lives(eve.token)).toBe(false);
    expect(await lives(token)).toBe(true);
    // Lists and devices go by the row alone.
    const [row] = await db.selectFrom('accounts.sessions').selectAll().where('uid', '=', eve.uid).execute();
    expect(row!.expires_at.getTime() - row!.created_at.getTime()).toBe(12 * 3_600_000);
  });
});
