import { expect, test } from 'vitest';
import { accountsSite } from '../../../tests/support/accounts-site.ts';
import { Api } from '../../../tests/support/api.ts';
import { register, registration } from '../../../tests/support/people.ts';
import { setInTest } from '../../../tests/support/platform.ts';
import { amendMember } from '../members/index.ts';
import { imposeSanction } from '../moderation/index.ts';

const { api, db, platform, clock } = await accountsSite();
const writing = () => ({
  db,
  now: clock.now,
  emit: () => undefined,
  stale: (tag: string) => platform.tags.moved([tag]),
});
const logIn = (username: string, password: string, from = new Api(api.url)) =>
  from.call('sign-in.login', { loginsubmit: 'yes', username, password });

test('R-SES-008 R-SES-026 logging in answers status, msg and data with who it is and a token', async () => {
  const member = await register(api);
  const { body, data, headers } = await logIn(member.username, member.password);
  expect(Object.keys(body).sort()).toEqual(['data', 'msg', 'status']);
  expect(body.status).toBe(1);
  expect(data).toMatchObject({ member_uid: member.uid, member_username: member.username, groupid: 10 });
  expect(data.auth_token).not.toBe(member.token);
  expect(data.token_expires_time).toBe(Math.floor(clock.now.getTime() / 1000) + 30 * 86_400);
  expect(headers.get('x-site-id')).toBe('ng');
});

test('R-SES-010 the site-id header is the member’s country code, and global for 293', async () => {
  const member = await register(api, { nationality: '' });
  const { headers } = await logIn(member.username, member.password);
  expect(headers.get('x-site-id')).toBe('global');
});

test('a member logs in by username, e-mail or phone, in any case and however the number is written', async () => {
  const { email: _, ...form } = await registration(api);
  const { data } = await api.must('sign-in.register-mobile', { ...form, cid: 188, mobile: '08011112222' });
  const other = await register(api, { email: 'By_Mail@mail.com' });
  for (const typed of ['08011112222', '+234 801 111 2222', '2348011112222', ` ${form.username?.toUpperCase()} `])
    expect((await logIn(typed, String(form.password))).data?.member_uid, typed).toBe(data.member_uid);
  expect((await logIn('by_mail@MAIL.com', other.password)).data.member_uid).toBe(other.uid);
});

test('a username that is another member’s phone number takes nobody’s log-in away', async () => {
  const { email: _, ...form } = await registration(api, { password: 'owner-of-phone', password2: 'owner-of-phone' });
  const owner = await api.must('sign-in.register-mobile', { ...form, cid: 220, mobile: '0244556677' });
  const squatter = await register(api, { username: '233244556677', email: 'squat@mail.com' });
  expect((await logIn('233244556677', 'owner-of-phone')).data.member_uid).toBe(owner.data.member_uid);
  expect((await logIn('233244556677', squatter.password)).data.member_uid).toBe(squatter.uid);
});

test.each([
  ['', 'secret1', 'accounts.username_empty', 'The username may not be empty.'],
  ['  ', 'secret1', 'accounts.username_empty', 'The username may not be empty.'],
  ['somebody', '', 'accounts.password_empty', 'The password may not be empty.'],
])('R-SES-014 R-SES-015 R-SES-023 logging in as %j with %j answers %s', async (username, password, error, msg) => {
  const answer = await logIn(username, password);
  expect([answer.http, answer.body.status, answer.error, answer.msg]).toEqual([200, 0, error, msg]);
});

test('R-SES-023 R-SES-024 an unknown account and a wrong password have different words', async () => {
  const member = await register(api);
  const unknown = await logIn('nobody_at_all', 'secret1');
  expect([unknown.body.status, unknown.error, unknown.msg]).toEqual([
    0,
    'accounts.account_not_exist',
    'The account doesn’t exist',
  ]);
  const wrong = await logIn(member.username, 'not-it-9');
  expect([wrong.body.status, wrong.error]).toEqual([0, 'accounts.wrong_credentials']);
});

test('five failures lock an account for everybody but those who are in already', async () => {
  const member = await register(api);
  for (let i = 0; i < 5; i += 1) {
    expect((await logIn(member.username, `wrong-${i}`)).error).toBe('accounts.wrong_credentials');
  }
  const locked = await logIn(member.username, member.password);
  expect([locked.http, locked.error, locked.body.waitSeconds]).toEqual([200, 'accounts.locked', 60]);
  expect(locked.headers.get('retry-after')).toBe('60');
  expect(locked.msg).toBe('Too many wrong tries. Try again in 1 minute.');
  expect((await api.call('members.is-creator', {}, { token: member.token })).ok).toBe(true);
  setInTest(clock, new Date(clock.now.getTime() + 60_000));
  expect((await logIn(member.username, 'wrong-6')).error).toBe('accounts.wrong_credentials');
  expect((await logIn(member.username, member.password)).body.waitSeconds).toBe(120);
  setInTest(clock, new Date(clock.now.getTime() + 120_000));
  expect((await logIn(member.username, member.password)).ok).toBe(true);
  expect((await logIn(member.username, 'wrong-7')).error).toBe('accounts.wrong_credentials');
});

test('strangers who guess elsewhere make nobody wait where the owner got in before', async () => {
  const home = new Api(api.url);
  const member = await register(home);
  for (let i = 0; i < 5; i += 1) await logIn(member.username, `wrong-${i}`);
  expect((await logIn(member.username, member.password)).error).toBe('accounts.locked');
  expect((await logIn(member.username, member.password, home)).ok).toBe(true);
  for (let i = 0; i < 5; i += 1) await logIn(member.username, `wrong-${i}`, home);
  expect((await logIn(member.username, member.password, home)).error).toBe('accounts.locked');
});

test('many guesses at once get no more tries than one after the other', async () => {
  const member = await register(api);
  const guesses = Array.from({ length: 20 }, (_, i) => logIn(member.username, `guess-${i}`));
  const errors = (await Promise.all(guesses)).map((answer) => answer.error);
  expect(errors.filter((error) => error === 'accounts.wrong_credentials')).toHaveLength(5);
  expect(errors.filter((error) => error === 'accounts.locked')).toHaveLength(15);
});

test('a name that nobody has is locked like any other', async () => {
  for (let i = 0; i < 5; i += 1) await logIn('not_a_member_x', `wrong-${i}`);
  expect((await logIn('NOT_a_member_x', 'wrong-6')).error).toBe('accounts.locked');
});

test('thirty failures lock an address; log-ins that succeed don’t count', async () => {
  const from = new Api(api.url);
  const member = await register(api);
  for (let i = 0; i < 10; i += 1) expect((await logIn(member.username, member.password, from)).ok).toBe(true);
  for (let i = 0; i < 30; i += 1) {
    expect((await logIn(`nobody_${i}`, 'wrong-1', from)).error).toBe('accounts.account_not_exist');
  }
  expect((await logIn(member.username, member.password, from)).error).toBe('accounts.locked');
  expect((await logIn(member.username, member.password)).ok).toBe(true);
});

test('R-SES-007 a banned member logs in and gets groupid 5', async () => {
  const member = await register(api);
  const sanction = { groupid: 5 as const, reason: 'fraud', expiresAt: null, byUid: 1 };
  await imposeSanction(writing(), { uid: member.uid, ...sanction });
  const { ok, data } = await logIn(member.username, member.password);
  expect([ok, data.groupid, data.grouptitle, data.readaccess]).toEqual([true, 5, 'Suspended', 0]);
});

test('the creator site lets creators in and answers its version', async () => {
  const member = await register(api);
  const enter = () =>
    api.call('sign-in.login-creator', { username: member.username, password: member.password, client_from: 'pc' });
  const refused = await enter();
  expect([refused.body.status, refused.error]).toEqual([0, 'accounts.not_creator']);
  expect(refused.headers.get('x-version')).toBeNull();
  await amendMember(writing(), member.uid, { isCreator: true });
  const { data, headers } = await enter();
  expect(data.iscreator).toBe(1);
  expect([headers.get('x-version'), headers.get('x-site-id')]).toEqual(['5.1.3', 'ng']);
});

test('signs that were sent before, are too old, from the future or for another key open nothing', async () => {
  const { username, password } = await register(api);
  const input = { username, password };
  const nonce = crypto.randomUUID();
  const seconds = Math.floor(clock.now.getTime() / 1000);
  const error = async (seal: { iat?: number; nonce?: string }) =>
    (await api.call('sign-in.login', input, { seal })).error;
  expect(await error({ nonce })).toBeUndefined();
  expect(await error({ nonce })).toBe('wire.signs_replayed');
  expect(await error({ iat: seconds - 301 })).toBe('wire.signs_expired');
  expect(await error({ iat: seconds + 302 })).toBe('wire.signs_expired');
  for (const signs of ['', 'x', 'a.b.c.d.e', 7, null, { username, password }]) {
    const response = await api.fetch('/selfapi/account/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ signs }),
    });
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      200,
      'wire.signs_invalid',
    ]);
  }
});
