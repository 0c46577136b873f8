import { afterAll, describe, expect, test } from 'vitest';
import { inviteCodeOf } from '../../../../contract/domains/invitations/code.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { startOpenIdProvider } from '../../../../tests/support/openid-provider.ts';
import { register } from '../../../../tests/support/people.ts';
import { recordedFaults } from '../../../../tests/support/service-faults.ts';
import { codeOf, guardedMember } from '../../../../tests/support/two-step.ts';
import { Visitor } from '../../../../tests/support/visitor.ts';
import { NotVouched, ProviderAway } from './provider.ts';
import { searchEngine } from './search-engine.ts';
import { otherSites } from './sites.ts';

let made = 0;
/** Somebody new at the provider. */
function person(fields: { email?: string; email_verified?: boolean; name?: string } = {}) {
  made += 1;
  const sub = `person-${made}`;
  const known = { sub, name: 'Ama Owusu', email: `ama.owusu${made}@mail.example.org`, email_verified: true, ...fields };
  provider.people.set(sub, known);
  return known;
}

const provider = await startOpenIdProvider([]);
afterAll(() => provider.stop());
const { db, caller, app, clock, settle } = await testApp({ env: provider.env });
const visitor = () => new Visitor(caller());
const pathOf = ({ pathname, search }: URL) => pathname + search;

/** As a browser: to the provider, logged in there, and back. */
async function comeBack(browser: Visitor, sub: string, aim = 'enter', change = (url: URL) => url): Promise<URL> {
  const there = await browser.follow(`/selfapi/google/start?aim=${aim}&country=ng`);
  return browser.follow(pathOf(await provider.logIn(change(there).href, sub)));
}

const membersWith = (email: string) =>
  db.selectFrom('accounts.members').selectAll().where('email', '=', email).execute();

describe('the search-engine account, by redirect', () => {
  test('R-TPY-004 new_user is made a member of the country whose pages they came from, and logged in', async () => {
    const browser = visitor();
    const { sub, email } = person();
    const page = await comeBack(browser, sub);
    expect(pathOf(page)).toBe('/ng/confirm/googleconfirm');
    const { data, headers } = await browser.call('sign-in.search-engine-enter', {});
    expect(data).toMatchObject({ success: 'new_user', space: { conutry_fid: 188 } });
    expect(headers.get('x-site-id')).toBe('ng');
    const [member] = await membersWith(email);
    expect(member).toMatchObject({ password_hash: '-', email_verified_at: expect.any(Date), nationality: 'NG' });
    expect(member?.username).toMatch(/^Ama_Owus?_\d{6}$|^Ama_Owu_\d{6}$/);
    const token = data.success === 'new_user' ? data.auth_token : '';
    expect((await browser.call('members.is-creator', {}, { token })).ok).toBe(true);
  });

  test('a newcomer brings along who invited them, the device and what they came by', async () => {
    const inviter = await register(caller());
    const browser = visitor();
    const { sub, email } = person();
    await comeBack(browser, sub);
    const sent = { invite: inviteCodeOf(inviter.uid), reg_token: 'a-browser-of-ama', from: 'h5' };
    await browser.call('sign-in.search-engine-enter', sent);
    const [member] = await membersWith(email);
    expect(member?.registered_from).toBe('h5');
    await settle();
    const invitee = db.selectFrom('invitations.invitees').select('inviter').where('uid', '=', member!.uid);
    expect(await invitee.executeTakeFirst()).toEqual({ inviter: inviter.uid });
    const devices = db.selectFrom('invitations.devices').select('device').where('uid', '=', member!.uid);
    expect((await devices.execute()).map(({ device }) => device)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  });

  test('R-TPY-003 a member who is linked already gets login_success, whatever address the provider gives now', async () => {
    const known = person();
    const first = visitor();
    await comeBack(first, known.sub);
    await first.call('sign-in.search-engine-enter', {});
    provider.people.set(known.sub, { ...known, email: 'moved@mail.example.org' });
    const again = visitor();
    await comeBack(again, known.sub);
    const { data } = await again.call('sign-in.search-engine-enter', {});
    expect(data.success).toBe('login_success');
    expect(await membersWith('moved@mail.example.org')).toEqual([]);
  });

  test('R-TPY-005 an address that a member has is never enough: the outcome is another one, and binds by password', async () => {
    const browser = visitor();
    const member = await register(browser.api);
    const { sub } = person({ email: `${member.username.toLowerCase()}@example.com` });
    await comeBack(browser, sub);
    const asked = await browser.call('sign-in.search-engine-enter', {});
    expect(asked.data).toMatchObject({ success: 'same_email', fbSameMsg: expect.stringContaining('@example.com') });
    expect(JSON.stringify(asked.body)).not.toContain(member.username);
    const wrong = await browser.call('sign-in.search-engine-bind', { password: 'not-the-password' });
    expect(wrong.error).toBe('accounts.wrong_credentials');
    const bound = await browser.call('sign-in.search-engine-bind', { password: member.password });
    expect(bound.data).toMatchObject({ success: 'login_success', member_uid: member.uid });

    const later = visitor();
    await comeBack(later, sub);
    const { data } = await later.call('sign-in.search-engine-enter', {});
    expect(data).toMatchObject({ success: 'login_success', member_uid: member.uid });
  });

  test('R-TPY-010 with two-step codes on the password links the two once the code is right, and the hand-over is spent', async () => {
    const browser = visitor();
    const { member, secret } = await guardedMember(browser.api, clock);
    const { sub } = person({ email: `${member.username.toLowerCase()}@example.com`, name: '"'.repeat(80) });
    await comeBack(browser, sub);
    const bound = await browser.call('sign-in.search-engine-bind', { password: member.password });
    expect(bound.error).toBe('accounts.two_step_needed');
    const linked = () => browser.api.must('sign-in.linked-accounts', {}, member);
    expect((await linked()).data.list).toEqual([]);
    const ticket = String(bound.body.ticket);
    const wrong = await browser.call('sign-in.login-code', { ticket, code: '000000' });
    expect(wrong.error).toBe('accounts.wrong_code');
    expect((await linked()).data.list).toEqual([]);
    const entered = await browser.call('sign-in.login-code', { ticket, code: codeOf(clock, secret) });
    expect(entered.data.member_uid).toBe(member.uid);
    expect((await linked()).data.list).toMatchObject([{ provider: 'google' }]);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('bb_tp'))).toEqual([]);
    const replayed = await browser.call('sign-in.login-code', { ticket, code: codeOf(clock, secret) });
    expect(replayed.error).toBe('accounts.hand_over_gone');

    const later = visitor();
    await comeBack(later, sub);
    const asked = await later.call('sign-in.search-engine-enter', {});
    expect(asked.error).toBe('accounts.two_step_needed');
    await browser.api.must('sign-in.unlink-account', { provider: 'google', password: member.password }, member);
    const unlinked = { ticket: String(asked.body.ticket), code: codeOf(clock, secret) };
    expect((await later.call('sign-in.login-code', unlinked)).error).toBe('accounts.hand_over_gone');
    expect((await linked()).data.list).toEqual([]);
  });

  test('a visitor who declines gets an account without the address', async () => {
    const browser = visitor();
    const member = await register(browser.api);
    const email = `${member.username.toLowerCase()}@example.com`;
    await comeBack(browser, person({ email }).sub);
    const { data } = await browser.call('sign-in.search-engine-enter', { choose: 'no' });
    expect(data.success).toBe('new_user');
    expect((await membersWith(email)).map(({ uid }) => uid)).toEqual([member.uid]);
  });

  test('an address that the provider did not prove stays unverified', async () => {
    const browser = visitor();
    const { sub, email } = person({ email_verified: false });
    await comeBack(browser, sub);
    await browser.call('sign-in.search-engine-enter', {});
    expect((await membersWith(email))[0]?.email_verified_at).toBeNull();
  });

  test('two browsers at once with one account make one member', async () => {
    const { sub, email } = person();
    const browsers = [visitor(), visitor()];
    for (const browser of browsers) await comeBack(browser, sub);
    const answers = await Promise.all(browsers.map((browser) => browser.call('sign-in.search-engine-enter', {})));
    expect(answers.map(({ data }) => data.success).sort()).toEqual(['login_success', 'new_user']);
    expect(await membersWith(email)).toHaveLength(1);
  });

  test('what was handed over is taken once, also where a copy was made, and lives ten minutes', async () => {
    const browser = visitor();
    await comeBack(browser, person().sub);
    const copy = new Map(browser.cookies);
    expect((await browser.call('sign-in.search-engine-enter', {})).ok).toBe(true);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('bb_tp'))).toEqual([]);
    const thief = visitor();
    for (const [name, value] of copy) thief.cookies.set(name, value);
    expect((await thief.call('sign-in.search-engine-enter', {})).error).toBe('accounts.hand_over_gone');
    expect((await visitor().call('sign-in.search-engine-enter', {})).error).toBe('accounts.hand_over_gone');
  });

  test('the hand-over is Strict and HttpOnly, sealed, and never taken from another site’s page', async () => {
    const browser = visitor();
    const { email, sub } = person();
    const there = await browser.follow('/selfapi/google/start?country=ng');
    const back = await provider.logIn(there.href, sub);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await browser.api.fetch(pathOf(back), {}, { headers: { cookie } });
    const lines = answer.headers.getSetCookie().filter((line) => !/max-age=0/i.test(line));
    expect(lines).toEqual([
      expect.stringMatching(/^bb_tp_token=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict$/),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(decodeURIComponent(lines.join())).not.toContain(email);
    const foreign = await browser.call(
      'sign-in.search-engine-enter',
      {},
      { headers: { 'sec-fetch-site': 'cross-site' } },
    );
    expect(foreign.error).toBe('wire.cross_site');
  });
});

describe('what must not pass', () => {
  const failure = (url: URL) => [url.pathname, url.searchParams.get('failed')];
  const page = '/ng/confirm/googleconfirm';

  test('a state of another browser, none at all, or one used before', async () => {
    const [ama, eve] = [visitor(), visitor()];
    const { sub } = person();
    const there = await ama.follow('/selfapi/google/start?country=ng');
    await eve.follow('/selfapi/google/start?country=ng');
    const back = pathOf(await provider.logIn(there.href, sub));
    expect(failure(await eve.follow(back))).toEqual([page, 'state']);
    expect(failure(await visitor().follow(back))).toEqual(['/confirm/googleconfirm', 'state']);
    const saved = new Map(ama.cookies);
    expect(failure(await ama.follow(back))).toEqual([page, null]);
    for (const [name, value] of saved) ama.cookies.set(name, value);
    expect(failure(await ama.follow(back))).toEqual([page, 'state']);
  });

  test('a code asked for with another nonce or another challenge', async () => {
    const { sub } = person();
    for (const name of ['nonce', 'code_challenge']) {
      const changed = (url: URL) => {
        url.searchParams.set(name, 'dGhlIG9uZSBvZiBzb21lYm9keSBlbHNlIGVudGlyZWx5');
        return url;
      };
      expect(failure(await comeBack(visitor(), sub, 'enter', changed))).toEqual([page, 'refused']);
    }
  });

  test('an ID token whose time is over', async () => {
    provider.spoil.idTokenExpired = true;
    expect(failure(await comeBack(visitor(), person().sub))).toEqual([page, 'refused']);
    provider.spoil.idTokenExpired = false;
  });

  test('somebody who says no at the provider; a provider that can’t ask them didn’t receive a no', async () => {
    expect(failure(await comeBack(visitor(), 'nobody'))).toEqual([page, 'denied']);
    for (const error of ['server_error', 'temporarily_unavailable', 'unauthorized_client']) {
      const browser = visitor();
      const there = await browser.follow('/selfapi/google/start?country=ng');
      const back = new URLSearchParams({ state: there.searchParams.get('state')!, error });
      expect(failure(await browser.follow(`/selfapi/google/callback?${back}`)), error).toEqual([page, 'away']);
    }
  });

  test('a provider that is away: the reader sees so, on the way there and back', async () => {
    const browser = visitor();
    const there = await browser.follow('/selfapi/google/start?country=ng');
    const back = pathOf(await provider.logIn(there.href, person().sub));
    provider.spoil.away = true;
    expect(failure(await browser.follow(back))).toEqual([page, 'away']);
    const { error } = await visitor().call('sign-in.search-engine-login', { access_token: 'x' });
    expect(error).toBe('accounts.provider_away');
    provider.spoil.away = false;
  });

  test('too many tries from one address', async () => {
    const browser = visitor();
    let last = await browser.follow('/selfapi/google/start?country=ng');
    // Where a period ends in between, they are counted anew.
    for (let tries = 0; tries < 120 && failure(last)[1] !== 'busy'; tries++)
      last = await browser.follow('/selfapi/google/start?country=ng');
    expect(failure(last)).toEqual([page, 'busy']);
  });
});

describe('GET /selfapi/google/login', () => {
  const notVouched = { ok: true, data: {}, beside: { Variables: { error: expect.stringMatching(/didn’t confirm/) } } };

  test('R-TPY-012 a token is looked up at the issuer: given to this site, alive, and of the address sent', async () => {
    const { sub, email } = person();
    const log = (access_token: string, address = email) =>
      visitor().call('sign-in.search-engine-login', { access_token, email: address, module: 'google', choose: 'yes' });
    expect(await log(await provider.mintToken(sub, { client: 'other' }))).toMatchObject(notVouched);
    expect(await log(await provider.mintToken(sub, { expired: true }))).toMatchObject(notVouched);
    expect(await log('made-up')).toMatchObject(notVouched);
    const good = await provider.mintToken(sub);
    expect(await log(good, 'somebody.else@mail.example.org')).toMatchObject(notVouched);
    const entered = await log(good, email.toUpperCase());
    expect(entered.data).toMatchObject({ success: 'new_user', auth_token: expect.any(String) });
    expect(entered.beside).toEqual({ Variables: { error: '' } });
    expect(entered.headers.get('cache-control')).toBe('no-store');
  });

  test('R-TPY-010 R-TPY-011 the password counts with yes alone, and a wrong one answers a code and msg', async () => {
    const member = await register(caller());
    const { sub } = person({ email: `${member.username.toLowerCase()}@example.com` });
    const access_token = await provider.mintToken(sub);
    const log = (fields: object) => visitor().call('sign-in.search-engine-login', { access_token, ...fields });
    const wrong = await log({ password: 'not-the-password' });
    expect(wrong.body).toMatchObject({ code: 1, msg: 'The password is wrong. Check it and try again.' });
    expect((await log({ choose: 'yes' })).data.success).toBe('same_email');
    const bound = await log({ choose: 'yes', password: member.password });
    expect(bound.data).toMatchObject({ success: 'login_success', member_uid: member.uid });
  });

  test('a wrong password is counted until the account has to wait, here as at log-in', async () => {
    const member = await register(caller());
    const { sub } = person({ email: `${member.username.toLowerCase()}@example.com` });
    const access_token = await provider.mintToken(sub);
    for (let tries = 0; tries < 5; tries++)
      await visitor().call('sign-in.search-engine-login', { access_token, password: 'wrong-one' });
    const { username, password } = member;
    expect((await visitor().call('sign-in.login', { username, password })).error).toBe('accounts.locked');
  });

  test('never by the hand-over alone: a link cannot log anybody in', async () => {
    const browser = visitor();
    await comeBack(browser, person().sub);
    expect((await browser.call('sign-in.search-engine-login', {})).error).toBe('accounts.hand_over_gone');
  });
});

test('R-TPY-012 where a provider has no introspection, a token is looked up at its own address, or not believed', async () => {
  const { sub, email } = person();
  const tokenInfoUrl = `${provider.issuer}/tokeninfo`;
  const site = (settings: { tokenInfoUrl: string | undefined }) =>
    searchEngine(
      { issuer: provider.issuer, clientId: provider.env.GOOGLE_CLIENT_ID!, clientSecret: undefined, ...settings },
      'https://forum.example/selfapi/google/callback',
    );
  const good = await provider.mintToken(sub);
  const asking = site({ tokenInfoUrl });
  expect(await asking.check(good)).toMatchObject({ subject: sub, email });
  const bad = [
    await provider.mintToken(sub, { client: 'other' }),
    await provider.mintToken(sub, { expired: true }),
    'made-up',
  ];
  for (const token of bad) await expect(asking.check(token)).rejects.toThrow(NotVouched);
  await expect(site({ tokenInfoUrl: undefined }).check(good)).rejects.toThrow(NotVouched);
  provider.spoil.away = true;
  await expect(asking.check(good)).rejects.toThrow(ProviderAway);
  provider.spoil.away = false;
});

describe('a provider that doesn’t know this site', () => {
  const site = (settings: { clientSecret?: string; issuer?: string }) => {
    const faults = recordedFaults();
    const google = {
      ...{ issuer: provider.issuer, clientId: provider.env.GOOGLE_CLIENT_ID!, tokenInfoUrl: undefined },
      clientSecret: provider.env.GOOGLE_CLIENT_SECRET,
      ...settings,
    };
    const settled = { google, facebook: undefined, publicUrl: 'https://forum.example' };
    return { site: otherSites(settled, clock.now, faults).google!, faults };
  };

  test('by its secret: for who comes it is away, and operators are notified', async () => {
    const { site: wrong, faults } = site({ clientSecret: 'another secret' });
    const good = await provider.mintToken(person().sub);
    await expect(wrong.check(good)).rejects.toThrow(ProviderAway);
    expect(faults.said).toMatchObject([{ service: 'login-service', why: 'the issuer answered invalid_client' }]);
  });

  test('at its address: whoever would go there doesn’t, and operators are notified', async () => {
    const { site: wrong, faults } = site({ issuer: `${provider.issuer}/elsewhere` });
    await expect(wrong.begin('a-state')).rejects.toThrow(ProviderAway);
    expect(faults.said).toMatchObject([{ service: 'login-service', why: 'the issuer does not describe itself' }]);
  });

  test('a person’s token that has ended is no fault of the site', async () => {
    const { site: right, faults } = site({});
    await expect(right.check(await provider.mintToken(person().sub, { expired: true }))).rejects.toThrow(NotVouched);
    expect(faults.said).toEqual([]);
  });
});

test('what has served is forgotten by the clean-up once it could not be used again', async () => {
  const spent = () => db.selectFrom('accounts.spent_hand_overs').select('id').execute();
  const clean = () => app.tasks['accounts.clean-up']?.({}, {} as never);
  const browser = visitor();
  await comeBack(browser, person().sub);
  await browser.call('sign-in.search-engine-enter', {});
  await clean();
  expect((await spent()).length).toBeGreaterThan(0);
  clock.aheadInTest(601);
  await clean();
  expect(await spent()).toEqual([]);
});
