import { afterAll, describe, expect, test } from 'vitest';
import { inviteCodeOf } from '../../../../contract/domains/invitations/code.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { startGraphServer } from '../../../../tests/support/graph-server.ts';
import { register } from '../../../../tests/support/people.ts';
import { socialPeople } from '../../../../tests/support/social-people.ts';
import { Visitor } from '../../../../tests/support/visitor.ts';
import { checkResults } from '../../../platform/checks.ts';

const graph = await startGraphServer([]);
afterAll(() => graph.stop());
const { db, caller, clock, settle } = await testApp({ env: graph.env });
const visitor = () => new Visitor(caller());

const { person, formOf, comeBack, joined } = socialPeople(graph, caller);
const pathOf = ({ pathname, search }: URL) => pathname + search;

describe('the four calls of the social network', () => {
  test('R-TPY-004 R-TPY-008 R-TPY-009 a newcomer is asked for a name and a password twice, and an address if they like', async () => {
    const { id, access_token } = person();
    const browser = visitor();
    const first = await browser.call('sign-in.social-step-one', { access_token });
    expect(first.data).toEqual({
      success: 'new_user',
      facebookid: id,
      name: 'Kofi Mensah',
      email: expect.stringMatching(/^kofi/),
    });
    await browser.call('sign-in.save-fb-token', { fbtoken: access_token });
    const differing = await browser.call('sign-in.register-third-party', formOf(id, { password2: 'another-one-9' }));
    expect(differing.error).toBe('accounts.passwords_differ');
    const { data, beside } = await browser.call('sign-in.register-third-party', formOf(id));
    expect(data).toMatchObject({ success: 'login_success', member_uid: expect.any(Number) });
    expect(beside).toEqual({ Variables: { error: '' } });
    const uid = data.success === 'login_success' ? data.member_uid : 0;
    const member = await db.selectFrom('accounts.members').selectAll().where('uid', '=', uid).executeTakeFirst();
    expect(member).toMatchObject({ email: null, email_verified_at: null });
    expect((await visitor().call('sign-in.social-step-one', { access_token })).data).toMatchObject({
      success: 'login_success',
      member_uid: uid,
    });
  });

  test('a newcomer brings along who invited them, and the device', async () => {
    const inviter = await register(caller());
    const { id, access_token } = person();
    const sent = { invite: inviteCodeOf(inviter.uid), reg_token: 'a-browser-of-kofi', from: 'pc' };
    const { data } = await visitor().call('sign-in.register-third-party', { ...formOf(id), access_token, ...sent });
    const uid = data.success === 'login_success' ? data.member_uid : 0;
    await settle();
    const invitee = db.selectFrom('invitations.invitees').select('inviter').where('uid', '=', uid);
    expect(await invitee.executeTakeFirst()).toEqual({ inviter: inviter.uid });
    const devices = db.selectFrom('invitations.devices').select('uid').where('uid', '=', uid);
    expect(await devices.execute()).toHaveLength(1);
  });

  test('an address that is given is stored unproven, and must be nobody’s and of the accepted form', async () => {
    const other = await register(caller());
    const { id, access_token } = person();
    const send = (email: string) =>
      visitor().call('sign-in.register-third-party', { ...formOf(id), access_token, email });
    expect((await send(`${other.username.toLowerCase()}@example.com`)).error).toBe('accounts.email_taken');
    expect((await send('not an address')).error).toBe('accounts.email_invalid');
    const own = graph.people.get(id)?.email ?? '';
    const { data } = await send(own);
    expect(data.success).toBe('login_success');
    const row = await db.selectFrom('accounts.members').selectAll().where('email', '=', own).executeTakeFirst();
    expect(row?.email_verified_at).toBeNull();
  });

  test('R-TPY-005 R-TPY-010 an address that a member has leads to the question, and binds by the password alone', async () => {
    const member = await register(caller());
    const { access_token } = person({ email: `${member.username.toLowerCase()}@example.com` });
    const first = await visitor().call('sign-in.social-step-one', { access_token });
    expect(first.data).toMatchObject({
      success: 'same_email',
      fbSameMsg: expect.stringMatching(/already exists here/),
    });
    const two = (fields: object) => visitor().call('sign-in.social-step-two', { access_token, ...fields });
    // `choose` is yes unless it is said otherwise.
    expect((await two({})).error).toBe('accounts.password_empty');
    expect((await two({ password: 'wrong-one' })).body).toMatchObject({ code: 1, error: 'accounts.wrong_credentials' });
    const declined = await two({ choose: 'no', password: member.password });
    expect(declined.data).toMatchObject({ success: 'new_user', email: '' });
    const bound = await two({ password: member.password });
    expect(bound.data).toMatchObject({ success: 'login_success', member_uid: member.uid });
  });

  test('R-TPY-011 R-TPY-012 tokens of nobody, of another app, of a page, of two people, run out or revoked get no success', async () => {
    const { id } = person();
    const now = Math.floor(clock.now().getTime() / 1000);
    const bad = [
      'made-up',
      graph.mintToken(id, { appId: '4712' }),
      graph.mintToken(id, { type: 'PAGE' }),
      graph.mintToken(person().id, { describes: id }),
      graph.mintToken(id, { expiresAt: now - 60 }),
      graph.mintToken(id, { valid: false }),
    ];
    for (const access_token of bad) {
      const one = await visitor().call('sign-in.social-step-one', { access_token });
      expect(one.body).toMatchObject({ code: 0, data: {}, Variables: { error: expect.stringMatching(/confirm/) } });
      expect(one.body.data).toEqual({});
      const register = await visitor().call('sign-in.register-third-party', { ...formOf(id), access_token });
      expect(register.body).toMatchObject({
        code: 0,
        data: {},
        Variables: { error: expect.stringMatching(/confirm/) },
      });
    }
    const empty = await visitor().call('sign-in.social-step-one', {});
    expect(empty.body).toMatchObject({
      code: 1,
      error: 'accounts.hand_over_gone',
      msg: expect.stringMatching(/took too long/),
    });
    const french = await visitor().call('sign-in.social-step-one', { access_token: 'made-up' }, { language: 'fr' });
    expect(JSON.stringify(french.body)).toContain('n’a pas confirmé');
  });

  test('the number sent is never believed: it must be the token’s', async () => {
    const [ama, eve] = [person(), person()];
    const { access_token } = eve;
    const stolen = await visitor().call('sign-in.register-third-party', { ...formOf(ama.id), access_token });
    expect(stolen.data).toEqual({});
  });

  test('two forms at once for one account make one member; the same form sent again is answered again', async () => {
    const { id, access_token } = person();
    const forms = [formOf(id), formOf(id)].map((form) => ({ ...form, access_token }));
    const answers = await Promise.all(forms.map((form) => visitor().call('sign-in.register-third-party', form)));
    expect(answers.map(({ error }) => error).sort()).toEqual(['accounts.identity_linked', undefined]);
    const linked = await db.selectFrom('accounts.linked_accounts').selectAll().where('subject', '=', id).execute();
    expect(linked).toHaveLength(1);

    const next = person();
    const form = { ...formOf(next.id), access_token: next.access_token };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await visitor().call('sign-in.register-third-party', form, { headers });
    const again = await visitor().call('sign-in.register-third-party', form, { headers });
    expect(again.data).toEqual(first.data);
  });

  test('a network that is away, or answers without end, is distinguished from a wrong token', async () => {
    const { access_token } = person();
    for (const fault of ['away', 'busy', 'tooManyCalls', 'transient', 'hugeAnswers'] as const) {
      graph.spoil[fault] = true;
      expect((await visitor().call('sign-in.social-step-one', { access_token })).error).toBe('accounts.provider_away');
      graph.spoil[fault] = false;
    }
  });
});

test('a network that doesn’t know this site any more says nothing of who comes: operators are notified', async () => {
  const { access_token } = person();
  const fault = async () => (await checkResults(db)).find(({ name }) => name === 'login-service')!;
  for (const passing of ['tooManyCalls', 'transient'] as const) {
    graph.spoil[passing] = true;
    clock.advance(61);
    await visitor().call('sign-in.social-step-one', { access_token });
    expect(await fault()).toMatchObject({ faults: 0 });
    graph.spoil[passing] = false;
  }
  graph.spoil.otherSecret = true;
  clock.advance(61);
  expect((await visitor().call('sign-in.social-step-one', { access_token })).error).toBe('accounts.provider_away');
  expect(await fault()).toMatchObject({ faults: 1, found: [expect.stringContaining('answered 400, 101')] });
  graph.spoil.otherSecret = false;
  await visitor().call('sign-in.social-step-one', { access_token });
  expect(await fault()).toMatchObject({ faults: 0 });
});

describe('data handed from page to page', () => {
  test('R-TPY-006 R-TPY-007 three items are saved in this browser, read back, and deleted one by one', async () => {
    const browser = visitor();
    const { access_token } = person();
    const read = async () => (await browser.call('sign-in.third-party-session')).data.session;
    expect(await read()).toBeNull();
    const saved = await Promise.all([
      browser.call('sign-in.save-fb-token', { fbtoken: access_token }),
      browser.call('sign-in.save-fb-detail', { fbdetail: '{"name":"Kofi"}' }),
      browser.call('sign-in.save-fb-same-msg', { msg: 'An account exists.' }),
    ]);
    for (const { headers } of saved) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('set-cookie')).toMatch(/Max-Age=600; HttpOnly; SameSite=Strict$/);
    }
    expect(decodeURIComponent([...browser.cookies.values()].join())).not.toContain(access_token);
    const session = { provider: 'facebook', aim: 'enter', name: '', email: '' };
    expect(await read()).toEqual({ ...session, fbdetail: '{"name":"Kofi"}', fbSameMsg: 'An account exists.' });
    const gone = await browser.call('sign-in.delete-fb-detail');
    expect(gone.headers.get('cache-control')).toBe('no-store');
    expect(await read()).toEqual({ ...session, fbdetail: '', fbSameMsg: 'An account exists.' });
    await browser.call('sign-in.delete-fb-same-msg');
    expect(await read()).toEqual({ ...session, fbdetail: '', fbSameMsg: '' });
    await browser.call('sign-in.delete-fb-token');
    expect(await read()).toBeNull();
  });

  test('what runs out, is foreign or was changed counts as nothing', async () => {
    const browser = visitor();
    await browser.call('sign-in.save-fb-token', { fbtoken: person().access_token });
    await browser.call('sign-in.save-fb-same-msg', { msg: 'hello' });
    const [token, message] = ['bb_tp_token', 'bb_tp_same'].map((name) => browser.cookies.get(name) ?? '');
    const read = async () => (await browser.call('sign-in.third-party-session')).data.session;
    browser.cookies.set('bb_tp_token', message ?? '');
    expect(await read()).toBeNull();
    browser.cookies.set('bb_tp_token', `${token?.slice(0, -4)}AAAA`);
    expect(await read()).toBeNull();
    browser.cookies.set('bb_tp_token', token ?? '');
    expect(await read()).not.toBeNull();
    clock.aheadInTest(601);
    expect(await read()).toBeNull();
  });

  test('nothing that is too large, and nothing from another site’s page', async () => {
    const { http } = await visitor().call('sign-in.save-fb-token', { fbtoken: 'x'.repeat(2201) });
    expect(http).toBe(400);
    expect((await visitor().call('sign-in.save-fb-same-msg', { msg: 'x'.repeat(301) })).http).toBe(400);
    for (const wide of ['é', '"', '\u0001', '字', '😀']) {
      for (const count of [100, 300, 600]) {
        const fbdetail = wide.repeat(count).slice(0, 600);
        expect([200, 400]).toContain((await visitor().call('sign-in.save-fb-detail', { fbdetail })).http);
      }
      const { http: token } = await visitor().call('sign-in.save-fb-token', {
        fbtoken: wide.repeat(2200).slice(0, 2200),
      });
      expect([200, 400]).toContain(token);
    }
    expect((await visitor().call('sign-in.save-fb-token', { fbtoken: 'x'.repeat(2200) })).ok).toBe(true);
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    for (const answer of [
      await visitor().call('sign-in.save-fb-token', { fbtoken: 'x' }, foreign),
      await visitor().call('sign-in.delete-fb-token', {}, foreign),
      await visitor().call('sign-in.delete-fb-detail', {}, foreign),
      await visitor().call('sign-in.delete-fb-same-msg', {}, foreign),
    ]) {
      expect(answer.error).toBe('wire.cross_site');
    }
  });
});

describe('the social network, by redirect', () => {
  test('R-TPY-003 what was proven on the way back serves all calls without a token', async () => {
    const browser = visitor();
    const { id } = person();
    expect(pathOf(await comeBack(browser, id))).toBe('/ke/confirm');
    expect((await browser.call('sign-in.social-step-one')).data).toMatchObject({
      success: 'new_user',
      facebookid: id,
    });
    const { data } = await browser.call('sign-in.register-third-party', formOf(id));
    expect(data).toMatchObject({ success: 'login_success', space: { conutry_fid: 207 } });
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('bb_tp'))).toEqual([]);
    const again = visitor();
    await comeBack(again, id);
    expect((await again.call('sign-in.social-step-one')).data.success).toBe('login_success');
  });

  test('a refusal there, a state of nobody and a site without settings lead to the page that says so', async () => {
    expect((await comeBack(visitor(), 'nobody')).searchParams.get('failed')).toBe('denied');
    const strange = await visitor().follow('/selfapi/facebook/callback?state=x&code=y');
    expect(pathOf(strange)).toBe('/confirm?failed=state&aim=enter');
    const off = await visitor().follow('/selfapi/google/start?country=nowhere');
    expect(pathOf(off)).toBe('/confirm/googleconfirm?failed=off&aim=enter');
    expect((await visitor().call('sign-in.search-engine-login', { access_token: 'x' })).error).toBe(
      'accounts.provider_off',
    );
  });
});

test('a member with two-step codes is asked for one here too, and what was handed over is not spent by it', async () => {
  const { id, uid } = await joined();
  const row = { uid, secret: Buffer.from('sealed'), confirmed_at: clock.now() };
  await db.insertInto('accounts.two_step').values(row).execute();
  const browser = visitor();
  await comeBack(browser, id);
  for (let tries = 0; tries < 2; tries++) {
    const { body } = await browser.call('sign-in.social-step-one');
    expect(body).toMatchObject({ code: 1, error: 'accounts.two_step_needed', ticket: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain('auth_token');
  }
});
