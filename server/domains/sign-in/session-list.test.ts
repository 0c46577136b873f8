import { describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { type Member, register } from '../../../tests/support/people.ts';

const { api, caller, clock, db, settle } = await testApp();

const phone = 'Mozilla/5.0 (Linux; Android 13; X6525) Chrome/120.0 Mobile Safari/537.36';
const deviceCookieOf = (headers: Headers): string =>
  /bb_device=[\w-]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';

/** Logs a member in once more, from elsewhere. */
async function again({ username, password }: Member, headers: Record<string, string> = { 'user-agent': phone }) {
  const answer = await caller().must('sign-in.login', { username, password }, { headers });
  return { token: answer.data.auth_token, cookie: deviceCookieOf(answer.headers) };
}

const listOf = async (token: string) => (await api.must('sign-in.sessions', {}, { token })).data.list;
const status = async (token: string) => (await api.call('members.is-creator', {}, { token })).http;
const mailsTo = async ({ username }: Member) =>
  (
    await db
      .selectFrom('platform.mail_outbox')
      .select(['subject', 'body_text'])
      .where('recipient', '=', `${username.toLowerCase()}@example.com`)
      .where('subject', 'not like', '% code')
      .orderBy('id')
      .execute()
  ).map(({ subject, body_text }) => ({ subject, text: body_text }));

describe('the list of sessions', () => {
  test('shows device, rough place and last use, and marks the one that asks', async () => {
    const member = await register(api);
    const other = await again(member);
    const list = await listOf(other.token);
    expect(list).toHaveLength(2);
    const [mine] = list.filter((session) => session.current === 1);
    expect(mine).toMatchObject({ kind: 'site', device: { form: 'phone', browser: 'Chrome', system: 'Android' } });
    expect(mine?.place).toMatch(/^10\.\d+\.\*\.\*$/);
    expect(list.filter((session) => session.current === 0)).toHaveLength(1);
  });

  test('notes a use some minutes apart, not at every request', async () => {
    const { token } = await register(api);
    const seen = async () => (await listOf(token))[0]!.last_seen;
    const at = await seen();
    clock.advance(60);
    expect(await seen()).toBe(at);
    clock.advance(301);
    await seen();
    expect(await seen()).toBeGreaterThanOrEqual(at + 360);
  });

  test('holds nobody else’s, and nobody else’s is ended', async () => {
    const [ada, eve] = [await register(api), await register(api)];
    const [hers] = await listOf(ada.token);
    expect((await listOf(eve.token)).map(({ id }) => id)).not.toContain(hers!.id);
    const refused = await api.call('sign-in.end-session', { id: hers!.id }, eve);
    expect(refused.error).toBe('accounts.unknown_session');
    expect(await status(ada.token)).toBe(200);
  });
});

describe('ended is', () => {
  test('one session at once, its page cookie too', async () => {
    const member = await register(api);
    const other = await again(member);
    expect(await status(other.token)).toBe(200);
    const id = (await listOf(member.token)).find((session) => session.current === 0)!.id;
    await api.must('sign-in.end-session', { id }, member);
    expect([await status(other.token), await status(member.token)]).toEqual([401, 200]);
    expect((await api.call('sign-in.end-session', { id }, member)).error).toBe('accounts.unknown_session');
  });

  test('every other session', async () => {
    const member = await register(api);
    const others = [await again(member), await again(member)];
    const { data } = await api.must('sign-in.end-other-sessions', {}, member);
    expect(data.ended).toBe(2);
    expect(await Promise.all(others.map(({ token }) => status(token)))).toEqual([401, 401]);
    expect(await status(member.token)).toBe(200);
    expect(await listOf(member.token)).toHaveLength(1);
  });
});

describe('a log-in on a new device', () => {
  test('causes an e-mail, with device, place and what to do; a known one does not', async () => {
    const member = await register(api);
    await settle();
    expect(await mailsTo(member)).toEqual([]);
    const { cookie } = await again(member);
    await settle();
    const [mail, ...more] = await mailsTo(member);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New login to your account');
    expect(mail?.text).toContain('Chrome, Android');
    expect(mail?.text).toMatch(/10\.\d+\.\*\.\*/);
    expect(mail?.text).toContain('/ucenter/setting/account');
    await again(member, { 'user-agent': 'Another/1.0', cookie });
    await settle();
    expect(await mailsTo(member)).toHaveLength(1);
  });

  test('comes without an e-mail where the member wants none', async () => {
    const member = await register(api);
    const choose = (fields: { on: boolean; password?: string }) =>
      api.call('sign-in.set-sign-in-alerts', fields, member);
    // The thief of a log-in would switch them off first.
    expect((await choose({ on: false })).error).toBe('accounts.proof_missing');
    expect((await choose({ on: false, password: 'not-it' })).error).toBe('accounts.wrong_credentials');
    expect((await api.must('sign-in.sessions', {}, member)).data.alerts).toBe(true);
    expect((await choose({ on: false, password: member.password })).data.alerts).toBe(false);
    expect((await api.must('sign-in.sessions', {}, member)).data.alerts).toBe(false);
    await again(member);
    await settle();
    expect(await mailsTo(member)).toEqual([]);
    expect((await choose({ on: true })).data.alerts).toBe(true);
  });
});
