import { expect, test } from 'vitest';
import { accountsSite } from '../../../tests/support/accounts-site.ts';
import { type Member, register } from '../../../tests/support/people.ts';
import { setInTest } from '../../../tests/support/platform.ts';
import { langCookie, pageCookie } from '../../platform/http/page-cookie.ts';
import { amendMember } from '../members/index.ts';
import { imposeSanction } from '../moderation/index.ts';

const site = await accountsSite({ secureCookies: true });
const { api, db, platform, clock, domain } = site;
const { actors } = domain;
const writing = () => ({
  db,
  now: clock.now,
  emit: () => undefined,
  stale: (tag: string) => platform.tags.moved([tag]),
});
const days = (n: number) => new Date(Date.now() + n * 86_400_000);

async function openPages(member: Member): Promise<{ cookie: string; header: string }> {
  const { headers } = await api.must('sign-in.open-page-session', { uid: member.uid }, { token: member.token });
  const header = headers.get('set-cookie') ?? '';
  return { header, cookie: new RegExp(`${pageCookie}=([^;]*)`).exec(header)?.[1] ?? '' };
}

test('the token names the member, in either header; an unknown one is 401', async () => {
  const { token } = await register(api);
  expect((await api.call('members.is-creator', {}, { token })).ok).toBe(true);
  const bearer = await api.call('members.is-creator', {}, { headers: { authorization: `Bearer ${token}` } });
  expect(bearer.ok).toBe(true);
  for (const wrong of [`${token.slice(0, -1)}~`, 'x', 'x'.repeat(43), 'x'.repeat(5000)]) {
    const answer = await api.call('members.is-creator', {}, { token: wrong });
    expect([answer.http, answer.body.errCode]).toEqual([401, 401]);
  }
  expect((await api.call('members.is-creator')).http).toBe(401);
});

test('only hashes of tokens and cookies are stored', async () => {
  const member = await register(api);
  const { cookie } = await openPages(member);
  const sessions = await db.selectFrom('accounts.sessions').selectAll().where('uid', '=', member.uid).execute();
  const pages = await db.selectFrom('accounts.page_sessions').selectAll().execute();
  const rows = JSON.stringify([sessions, pages], (_, value) =>
    Buffer.isBuffer(value) ? value.toString('hex') : value,
  );
  for (const secret of [member.token, cookie])
    for (const form of [secret, Buffer.from(secret, 'base64url').toString('hex')]) expect(rows).not.toContain(form);
});

test('the page cookie renders for the member, is HttpOnly and Secure, and makes no call', async () => {
  const member = await register(api);
  const { cookie, header } = await openPages(member);
  expect(header).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);
  expect((await actors.byPageCookie(cookie))?.uid).toBe(member.uid);
  expect(await actors.byToken(cookie)).toBeNull();
  const answer = await api.call('sign-in.logout', {}, { headers: { cookie: `${pageCookie}=${cookie}` } });
  expect(answer.http).toBe(401);
});

test('over https only cookies that are bound to their host are read; others go where one is set anew, and at the log-out', async () => {
  const member = await register(api);
  const { header } = await openPages(member);
  expect(header).toMatch(/^__Host-bb_page=/);
  const sent = { cookie: 'bb_page=of-before; bb_lang=fr' };
  expect((await api.must('sign-in.get-lang', {}, { headers: sent })).data.langLocal).toBe('en');
  const both = { cookie: `bb_lang=fr; __Host-bb_lang=hi` };
  expect((await api.must('sign-in.get-lang', {}, { headers: both })).data.langLocal).toBe('hi');
  const chosen = await api.must('sign-in.choose-lang', { lang: 'en' }, { headers: sent });
  expect(chosen.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-bb_lang=en; .*; SameSite=Strict; Secure$/),
    expect.stringMatching(/^bb_lang=; Path=\/; Max-Age=0;/),
  ]);
  const out = await api.must('sign-in.logout', {}, { token: member.token, headers: sent });
  expect(out.headers.getSetCookie().map((line) => line.split(';', 3).join(';'))).toEqual([
    '__Host-bb_page=; Path=/; Max-Age=0',
    'bb_page=; Path=/; Max-Age=0',
    '__Host-bb_entered=; Path=/; Max-Age=0',
  ]);
});

test('a log-in that is not to be remembered leaves a cookie that goes with the browser', async () => {
  const { uid, token } = await register(api);
  const { headers } = await api.must('sign-in.open-page-session', { uid, remember: false }, { token });
  expect(headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
});

test('a page session for somebody else is refused, and so is one without a token', async () => {
  const [one, other] = [await register(api), await register(api)];
  const answer = await api.call('sign-in.open-page-session', { uid: other.uid }, { token: one.token });
  expect([answer.error, answer.headers.get('set-cookie')]).toEqual(['accounts.foreign_uid', null]);
  expect((await api.call('sign-in.open-page-session', { usermsg: { uid: one.uid } })).http).toBe(401);
});

test.each(['sign-in.logout', 'sign-in.logout-creator'] as const)(
  '%s ends the token and the cookie at once',
  async (call) => {
    const member = await register(api);
    const { cookie } = await openPages(member);
    await actors.byPageCookie(cookie);
    const { headers } = await api.must(call, {}, { token: member.token });
    expect(headers.get('set-cookie')).toContain(`${pageCookie}=; Path=/; Max-Age=0`);
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect((await api.call('members.is-creator', {}, { token: member.token })).http).toBe(401);
    expect(await actors.byPageCookie(cookie)).toBeNull();
  },
);

test('clearing user info takes the cookie out of the browser, from our own pages only', async () => {
  const { headers } = await api.must('sign-in.clear-user-info');
  expect(headers.get('set-cookie')).toContain(`${pageCookie}=; Path=/; Max-Age=0`);
  expect(headers.get('clear-site-data')).toBe('"cache"');
  const foreign = await api.call('sign-in.clear-user-info', {}, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect([foreign.error, foreign.headers.get('set-cookie')]).toEqual(['wire.cross_site', null]);
  expect(foreign.headers.get('clear-site-data')).toBeNull();
});

test('a session lives thirty days from its last use', async () => {
  const { token } = await register(api);
  setInTest(clock, days(29));
  expect(await actors.byToken(token)).not.toBeNull();
  setInTest(clock, days(58));
  expect(await actors.byToken(token)).not.toBeNull();
  setInTest(clock, days(89));
  expect(await actors.byToken(token)).toBeNull();
});

test('what is cached of an actor goes with the tag of the member', async () => {
  const { uid, token } = await register(api);
  expect(await actors.byToken(token)).toMatchObject({ uid, groupid: 10, readaccess: 10, isCreator: false });
  await amendMember(writing(), uid, { groupid: 3, isCreator: true });
  expect(await actors.byToken(token)).toMatchObject({
    ...{ groupid: 3, readaccess: 10, isCreator: true },
    office: { groupid: 3, access: 150 },
  });
  await imposeSanction(writing(), { uid, groupid: 5, reason: 'fraud', expiresAt: days(1), byUid: 1 });
  expect(await actors.byToken(token)).toMatchObject({ groupid: 5, readaccess: 0, isCreator: false });
  setInTest(clock, days(1.1));
  expect(await actors.byToken(token)).toMatchObject({ groupid: 3 });
});

test('members see their own sanction, with its end', async () => {
  const { uid, token } = await register(api);
  expect((await api.must('members.own-sanction', {}, { token })).data).toEqual({ sanction: null });
  const expiresAt = days(7);
  await imposeSanction(writing(), { uid, groupid: 5, reason: 'fraud', expiresAt, byUid: 1 });
  const { data } = await api.must('members.own-sanction', {}, { token });
  expect(data.sanction).toMatchObject({ groupid: 5, reason: 'fraud', until: expiresAt.toISOString() });
  expect((await api.call('members.own-sanction')).http).toBe(401);
});

test('an actor carries the country’s time zone and whether a contact is proven', async () => {
  const { uid, token } = await register(api, { nationality: 'IN' }, { verified: false });
  expect(await actors.byToken(token)).toMatchObject({ timeZone: 'Asia/Kolkata', countryFid: 210, verified: false });
  await db.updateTable('accounts.members').set({ email_verified_at: clock.now }).where('uid', '=', uid).execute();
  platform.tags.moved([`u:${uid}`]);
  expect((await actors.byToken(token))?.verified).toBe(true);
});

test('the creator site stores its session and answers it without the token, to creators alone', async () => {
  const { uid, token, username } = await register(api);
  const userinfo = { member_uid: 1, groupid: 1 };
  const refused = await api.call('sign-in.store-user-info', { userinfo }, { token });
  expect([refused.body.status, refused.error]).toEqual([0, 'wire.forbidden']);
  await amendMember(writing(), uid, { isCreator: true });
  const stored = await api.must('sign-in.store-user-info', { userinfo }, { token });
  expect([stored.data, stored.headers.get('set-cookie')]).toEqual([{ uid }, expect.stringContaining(pageCookie)]);
  const { data } = await api.must('sign-in.store-info', {}, { token });
  expect(data).toMatchObject({ member_uid: uid, member_username: username, iscreator: 1, groupid: 10 });
});

test('identity handed over in a body is ignored', async () => {
  const { uid, token } = await register(api);
  const memberinfo = { member_uid: 1 };
  const { data } = await api.must('sign-in.save-user-info', { access_token: 'x', memberinfo }, { token });
  expect(data).toEqual({ uid });
});

test('R-SES-025 the language chosen is remembered, and is en where none was', async () => {
  expect((await api.must('sign-in.get-lang')).data).toEqual({ langLocal: 'en' });
  const chosen = await api.must('sign-in.choose-lang', { lang: 'hi' });
  expect(chosen.body.code).toBe(0);
  expect(chosen.headers.get('set-cookie')).toMatch(
    new RegExp(`^__Host-${langCookie}=hi; .*HttpOnly; SameSite=Strict; Secure$`),
  );
  const read = (value: string) =>
    api.must('sign-in.get-lang', {}, { headers: { cookie: `__Host-${langCookie}=${value}` } });
  expect((await read('hi')).data).toEqual({ langLocal: 'hi' });
  expect((await read('xx')).data).toEqual({ langLocal: 'en' });
  const unknown = await api.call('sign-in.choose-lang', { lang: 'de' as 'en' });
  expect([unknown.http, unknown.body.issues]).toEqual([400, [expect.objectContaining({ field: 'lang' })]]);
});

test('R-SES-020 role flags come from the server by scene, and merged they are all there', async () => {
  const { token } = await register(api);
  const scenes = ['default', 'activity_thread', 'long_video', 'createTopic', 'timed_post'] as const;
  const merged: Record<string, number> = {};
  for (const scene of scenes) {
    const own: Record<string, number> = (await api.must('members.auth', { scene }, { token })).data.auth;
    expect(Object.keys(own).filter((flag) => flag in merged)).toEqual([]);
    Object.assign(merged, own);
  }
  expect(merged).toEqual({
    ...{ allowpost: 1, allowpostpoll: 1, ismoderator: 0 },
    ...{ activity_thread: 0, long_video: 0, createTopic: 1, timed_post: 0 },
  });
  const flags = async (query: object, options = {}) => (await api.must('members.auth', query, options)).data.auth;
  expect(await flags({})).toEqual({ allowpost: 0, allowpostpoll: 0, ismoderator: 0 });
  expect(await flags({ scene: 'default' }, { token })).toEqual({ allowpost: 1, allowpostpoll: 1, ismoderator: 0 });
  expect((await api.call('members.auth', { scene: 'other' as 'default' })).http).toBe(400);
});

test('messages are written in the language that accept-language asks for', async () => {
  const messageIn = async (language: string) => (await api.call('members.is-creator', {}, { language })).msg;
  expect(new Set([await messageIn('en'), await messageIn('fr-CI'), await messageIn('hi')]).size).toBe(3);
});
