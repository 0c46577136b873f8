import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { bannedGroup } from '../../contract/primitives/access-limits.ts';
import { countryOfCode } from '../../contract/primitives/countries.ts';
import { enteredCookie } from '../../contract/primitives/entered.ts';
import { cookiesOf, takenBy, ticketIn } from '../support/entered.ts';
import { formSender, type Sending } from '../support/form-sender.ts';
import { testForum } from '../support/forum.ts';
import { freshName, imageCode, type Member, register, registration } from '../support/people.ts';

const site = await testForum({ pages: true });
const { api, db, member, post, forgetLimits } = site;
const own = { 'sec-fetch-site': 'same-origin' };
const send = formSender(api);

let thread: { tid: number; pid: number };
let path: string;

beforeAll(async () => {
  thread = await post(await member());
  path = `/forum/15443/${thread.tid}`;
});
beforeEach(() => forgetLimits());

const likesOf = async ({ uid }: { uid: number }): Promise<number> =>
  (await db.selectFrom('threads.likes').where('uid', '=', uid).selectAll().execute()).length;

describe('a log-in by a form', () => {
  const logIn = (fields: Record<string, string>, headers: Record<string, string> = own) =>
    send('sign-in.login', { fields: { _back: `${path}?showlogin=yes`, ...fields }, headers });
  let who: Member;
  let password: string;
  beforeAll(async () => {
    who = await register(api);
    password = who.password;
  });

  test('opens the session that pages are drawn with, leads home, and leaves a ticket for its token until that browser logs out', async () => {
    const answer = await logIn({ _back: '/?showlogin=yes', username: who.username, password, remember: 'on' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/\/foryou$/);
    const cookie = cookiesOf(answer);
    const next = await api.fetch('/latest', {}, { headers: { cookie } });
    const html = await next.text();
    expect(next.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(`"uid":${who.uid}`);
    const left = answer.headers.getSetCookie().find((each) => each.startsWith(`${enteredCookie}=`))!;
    expect(left).not.toMatch(/HttpOnly/);
    const { auth_token: token, ...rest } = await takenBy(api, answer);
    expect(rest).toEqual({ remember: true, isNew: false });
    expect(html).not.toContain(token);
    expect(decodeURIComponent(cookie)).not.toContain(token);
    expect((await api.must('profiles.user-info', {}, { token })).data).toMatchObject({ uid: who.uid });
    expect(next.headers.getSetCookie().join()).not.toContain('bb_entered');
    const gone = /^bb_entered=;.*Max-Age=0/m;
    for (const call of ['sign-in.open-page-session', 'sign-in.logout'] as const) {
      const { headers } = await api.must(call, {}, { token, headers: { cookie } });
      expect(headers.getSetCookie().join('\n'), call).toMatch(gone);
    }
  });

  describe('leaves a ticket that', () => {
    const begun = () => logIn({ username: who.username, password });
    const take = (ticket: string, cookie?: string) =>
      api.call('sign-in.take-entered', { ticket }, { headers: cookie === undefined ? {} : { cookie } });

    test('is taken out of the browser with the token, and may be asked for again only while an answer may be lost', async () => {
      const answer = await begun();
      const [ticket, cookie] = [ticketIn(answer), cookiesOf(answer)];
      const { headers, data } = await api.must('sign-in.take-entered', { ticket }, { headers: { cookie } });
      expect(headers.getSetCookie().join('\n')).toMatch(/^bb_entered=;.*Max-Age=0/m);
      expect((await take(ticket, cookie)).data).toEqual(data);
      site.clock.aheadInTest(61);
      expect((await take(ticket, cookie)).error).toBe('accounts.ticket_expired');
    });

    test('is worth nothing after an hour, changed, or without the page’s session', async () => {
      const [one, other] = [await begun(), await begun()];
      const [ticket, cookie] = [ticketIn(one), cookiesOf(one)];
      const without = cookie.replace(/bb_page=[^;]*/, 'bb_page=');
      const eve = await member();
      const session = await api.must('sign-in.open-page-session', {}, eve);
      const changed = `${ticket.slice(0, -4)}${ticket.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
      const foreign = { eve: session.headers.getSetCookie()[0]!.split(';', 1)[0], other: cookiesOf(other), without };
      for (const [whose, sent] of Object.entries({ nobody: undefined, ...foreign }))
        expect((await take(ticket, sent)).error, whose).toBe('accounts.ticket_expired');
      for (const sent of [changed, '', 'x', ticketIn(other)])
        expect((await take(sent, cookie)).error, sent).toBe('accounts.ticket_expired');
      const crossSite = { cookie, 'sec-fetch-site': 'cross-site' };
      expect((await api.call('sign-in.take-entered', { ticket }, { headers: crossSite })).error).toBe(
        'wire.cross_site',
      );
      site.clock.aheadInTest(3601);
      expect((await take(ticket, cookie)).error).toBe('accounts.ticket_expired');
    });

    test('is worth nothing once its session has ended', async () => {
      const answer = await begun();
      const { auth_token: token } = await takenBy(api, answer);
      await api.must('sign-in.logout', {}, { token });
      expect((await take(ticketIn(answer), cookiesOf(answer))).error).toBe('accounts.ticket_expired');
    });
  });

  test('does what a guest was about to do, and leads back to where they were', async () => {
    const asked = await send('threads.like', { fields: { _back: path, pid: thread.pid, like: 1 } });
    const html = await asked.text();
    expect(asked.status).toBe(401);
    const hidden = [...html.matchAll(/<input type="hidden" name="(_\w+)" value="([^"]*)"\/>/g)];
    const intent = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!.replaceAll('&quot;', '"')]));
    expect(intent._do).toBe('threads.like');
    const answer = await logIn({ ...intent, username: who.username, password });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect(await likesOf(who)).toBe(1);
  });

  test.each([
    ['/gh?showlogin=yes&back=%2Fucenter%2Fnotice%2Fsystem', '/gh/ucenter/notice/system'],
    ['/?showlogin=yes&back=/ucenter/setting', '/ucenter/setting'],
    ['/gh/latest?page=2&showlogin', '/gh/latest?page=2'],
    ['/gh/forget?showlogin', '/ng/foryou'],
    ['/gh?showlogin', '/ng/foryou'],
    ['/gh?showlogin=yes&back=//evil.example', '/ng/foryou'],
    ['/gh?showlogin=yes&back=https://evil.example/', '/ng/foryou'],
    ['/?showlogin=yes&back=%2F..%2F%2Fevil.example', '/ng/foryou'],
    ['/?showlogin=yes&back=%2F%252e%252e%2F%2Fevil.example', '/ng/foryou'],
  ])('that a page asked for by %s leads to %s', async (_back, to) => {
    const answer = await logIn({ _back, username: who.username, password });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  });

  test('R-SES-007 of a banned member leads to the banned page of the locale they are in', async () => {
    const banned = await register(api);
    await db.updateTable('accounts.members').set({ groupid: bannedGroup }).where('uid', '=', banned.uid).execute();
    const answer = await logIn({ _back: '/gh?showlogin=yes', username: banned.username, password: banned.password });
    expect(answer.headers.get('location')).toBe('/gh/banned');
  });

  test('speaks the language of its page, whatever the query', async () => {
    const asked = { username: who.username, password: 'Zwq7 <one>' };
    const html = await (await logIn({ _back: '/ma?showlogin=yes', ...asked })).text();
    expect(html).toContain('lang="fr"');
    const { msg } = (await (
      await logIn({ _back: '/ma?showlogin=yes', ...asked }, { ...own, accept: 'application/json' })
    ).json()) as { msg: string };
    const { msg: english } = (await (
      await logIn({ _back: '/ng', ...asked }, { ...own, accept: 'application/json' })
    ).json()) as { msg: string };
    expect(msg).not.toBe(english);
  });

  test('that is refused gives back the name and what was to be done, never the password', async () => {
    const answer = await logIn({
      username: who.username,
      password: 'Zwq7 <one>',
      _do: 'threads.like',
      _with: '{"pid":"1"}',
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(`value="${who.username}"`);
    expect(html).toContain('name="_do" value="threads.like"');
    expect(html).not.toContain('Zwq7');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['nobody knows where', {}],
  ])('sent from %s is refused', async (_from, headers) => {
    const answer = await logIn({ username: who.username, password }, headers);
    expect(answer.status).toBe(422);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each(['sign-in.login', 'threads.delete', 'constructor', ''])(
    'does nothing afterwards but what a form may: %s',
    async (_do) => {
      const answer = await logIn({ username: who.username, password, _do, _with: JSON.stringify({ tid: thread.tid }) });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
      expect((await api.call('threads.view', { tid: thread.tid })).http).toBe(200);
    },
  );
});

describe('a log-out by a form', () => {
  /** A member's page as a browser has it: its cookie, and the hidden fields of its form. */
  async function pageOf(who: Member) {
    const session = await api.must('sign-in.open-page-session', { uid: who.uid }, { token: who.token });
    const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
    const html = await (await api.fetch(path, {}, { headers: { cookie } })).text();
    const hidden = [...html.matchAll(/<input (?:form="do" )?type="hidden" name="(_\w+)" value="([^"]*)">/g)];
    return { cookie, html, hidden: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])) };
  }
  const isLoggedIn = async ({ token }: Member) => (await api.call('profiles.user-info', {}, { token })).http === 200;
  const logOut = (sent: Partial<Sending>) => send('sign-in.logout', { fields: {}, ...sent });
  const somebody = async () => {
    const who = await register(api);
    return { who, ...(await pageOf(who)) };
  };

  test('is offered by the page, ends the session however often it is sent, and leads home', async () => {
    const { who, cookie, html, hidden } = await somebody();
    expect(html).toMatch(/<button(?=[^>]*form="do")(?=[^>]*formaction="\/do\/sign-in\.logout")[^>]*type="submit"/i);
    const sent = { cookie: `${cookie}; ${enteredCookie}=x`, fields: { ...hidden, 'message@reply': 'Half a sentence' } };
    const answers = await Promise.all([logOut(sent), logOut(sent), logOut(sent)]);
    for (const answer of [...answers, await logOut(sent)]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
      // A step back would show what the browser cached by itself.
      expect(answer.headers.get('clear-site-data')).toBe('"cache"');
      const set = answer.headers.getSetCookie().join('\n');
      expect(set).toMatch(/^bb_page=;.*Max-Age=0/m);
      expect(set).toMatch(/^bb_entered=;.*Max-Age=0/m);
      // Readable: script forgets what it alone can.
      expect(set).toMatch(/^bb_left=1; Path=\/; Max-Age=3600; SameSite=Lax/m);
    }
    expect(await isLoggedIn(who)).toBe(false);
  });

  test('of a banned member ends theirs', async () => {
    const { who, cookie, hidden } = await somebody();
    await db.updateTable('accounts.members').set({ groupid: bannedGroup }).where('uid', '=', who.uid).execute();
    expect((await logOut({ cookie, fields: hidden })).status).toBe(303);
    const sessions = db.selectFrom('accounts.sessions').where('uid', '=', who.uid).selectAll();
    expect(await sessions.execute()).toEqual([]);
  });

  test.each<[string, (page: Awaited<ReturnType<typeof somebody>>) => Promise<Partial<Sending>>]>([
    ['without the token', async ({ hidden }) => ({ fields: { ...hidden, _token: '' } })],
    ['with a made-up token', async ({ hidden }) => ({ fields: { ...hidden, _token: 'x'.repeat(22) } })],
    [
      'with another member’s token',
      async ({ hidden }) => ({ fields: { ...hidden, _token: (await somebody()).hidden._token! } }),
    ],
    ['from another site', async () => ({ headers: { 'sec-fetch-site': 'cross-site' } })],
    ['from a neighbouring site', async () => ({ headers: { 'sec-fetch-site': 'same-site' } })],
    ['by an address typed into the browser', async () => ({ headers: { 'sec-fetch-site': 'none' } })],
    ['from another origin, by an old browser', async () => ({ headers: { origin: 'https://elsewhere.example' } })],
    ['from a page without an origin', async () => ({ headers: { origin: 'null' } })],
  ])('is refused %s, and the session stays', async (_how, forged) => {
    const page = await somebody();
    const answer = await logOut({ cookie: page.cookie, fields: page.hidden, ...(await forged(page)) });
    expect(answer.status).toBe(422);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/bb_page|bb_left/);
    expect(await isLoggedIn(page.who)).toBe(true);
  });

  test('is sent by POST alone, and the token of the API ends nothing here', async () => {
    const { who, hidden } = await somebody();
    expect((await api.fetch('/do/sign-in.logout', {}, { headers: { 'x-auth-token': who.token } })).status).toBe(404);
    await logOut({ fields: hidden, headers: { ...own, 'x-auth-token': who.token } });
    expect(await isLoggedIn(who)).toBe(true);
  });

  test('of nobody, from nobody knows where, changes nothing in that browser', async () => {
    const answer = await logOut({ headers: {} });
    expect([answer.status, answer.headers.getSetCookie().join().includes('bb_left')]).toEqual([401, false]);
  });
});

describe('a registration by a form', () => {
  const ways = {
    'sign-in.register-email': (name: string): Record<string, string> => ({
      email: `${name}@example.com`,
      nationality: 'GH',
    }),
    'sign-in.register-mobile': (name: string): Record<string, string> => ({
      phone: `24${String([...name].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 10_000_000).padStart(7, '0')}`,
      country: 'gh',
    }),
  };
  const password = 'correct-horse-9';

  test('is declared by both calls, and by no other', () => {
    const declared = Object.entries<CallSpec>(calls).flatMap(([name, spec]) =>
      spec.form === 'register' ? [name] : [],
    );
    expect(declared.sort()).toEqual(Object.keys(ways).sort());
  });

  /** The picture of a page that the server drew, by the cookie that names it. */
  async function picture(): Promise<string> {
    const answer = await api.fetch('/do/picture');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect((await api.fetch(answer.headers.get('location')!)).headers.get('content-type')).toMatch(/^image\//);
    return answer.headers.getSetCookie()[0]!.split(';', 1)[0]!;
  }

  describe.each(Object.entries(ways))('%s', (call, fieldsOf) => {
    const filled = (name: string, fields: Record<string, string> = {}) => ({
      ...{ _back: `${path}?showregister`, username: name, password, imageCode, agreed: 'on' },
      ...fieldsOf(name),
      ...fields,
    });

    test('makes one member however often it is sent, opens their session, and leads back', async () => {
      const name = freshName();
      const sent = { cookie: await picture(), fields: filled(name) };
      const answers = await Promise.all([send(call, sent), send(call, sent), send(call, sent)]);
      for (const answer of answers) {
        expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
        expect(answer.headers.getSetCookie().join()).toMatch(/bb_page=/);
      }
      const rows = await db.selectFrom('accounts.members').where('username', '=', name).selectAll().execute();
      expect(rows.map(({ country_fid }) => country_fid)).toEqual([countryOfCode('gh')!.fid]);
    });

    test('that is refused says why at its field, gives back the words and never the passwords', async () => {
      const name = freshName();
      // A form that repeats it all the same, as older pages do, must repeat it rightly.
      const fields = filled(name, { password2: 'Zwq7 <one>' });
      const answer = await send(call, { cookie: await picture(), fields });
      const html = await answer.text();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
      expect(html).toMatch(new RegExp(`value="${name}"`));
      expect(html).toMatch(/name="password"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="password"/);
      expect(html).toContain('src="/do/picture"');
      expect(html).not.toMatch(new RegExp(`Zwq7|${password}`));
      expect(answer.headers.getSetCookie().join()).not.toContain('bb_page=');
      expect(await db.selectFrom('accounts.members').where('username', '=', name).selectAll().execute()).toEqual([]);
    });

    test.each<[string, (cookie: string) => Partial<Sending>]>([
      ['without a picture', () => ({ cookie: 'bb_picture=' })],
      ['from another site', () => ({ headers: { 'sec-fetch-site': 'cross-site' } })],
      ['from another origin', () => ({ headers: { origin: 'https://elsewhere.example' } })],
      ['from nobody knows where', () => ({ headers: {} })],
    ])('%s is refused', async (_how, forged) => {
      const name = freshName();
      const cookie = await picture();
      const answer = await send(call, { cookie, fields: filled(name), ...forged(cookie) });
      expect(answer.status).toBe(422);
      expect(await db.selectFrom('accounts.members').where('username', '=', name).selectAll().execute()).toEqual([]);
    });
  });

  test('R-REG-022 that is refused for another reason says the server’s words at its field', async () => {
    const email = `${freshName()}@example.com`;
    await register(api, { email });
    const fields = {
      ...{ _back: `${path}?showregister=email`, email, username: freshName(), password },
      ...{ nationality: 'GH', imageCode, agreed: 'on' },
    };
    const answer = await send('sign-in.register-email', { cookie: await picture(), fields });
    const taken = await api.call('sign-in.register-email', await registration(api, { email }));
    expect([answer.status, taken.error]).toEqual([422, 'accounts.email_taken']);
    const html = await answer.text();
    const [, said] = /<input(?=[^>]*name="email")[^>]*aria-describedby="(\S+?)[ "]/.exec(html)!;
    const [, words = ''] = html.split(`id="${said}"`);
    expect(words.slice(0, 600).replace(/<[^>]*>/g, '')).toContain(taken.msg);
  });

  test('does what a guest was about to do on that page, once, and nowhere else', async () => {
    const asked = await send('threads.like', { fields: { _back: path, pid: thread.pid, like: 1 } });
    const intent = asked.headers
      .getSetCookie()
      .find((each) => each.startsWith('bb_intent='))!
      .split(';', 1)[0]!;
    const register = async (back: string) => {
      const name = freshName();
      const cookie = `${await picture()}; ${intent}`;
      const fields = {
        _back: back,
        username: name,
        password,
        imageCode,
        ...ways['sign-in.register-email'](name),
      };
      const answer = await send('sign-in.register-email', { cookie, fields });
      expect(answer.headers.getSetCookie().join()).toMatch(/bb_intent=;.*Max-Age=0/);
      const { uid } = await db
        .selectFrom('accounts.members')
        .where('username', '=', name)
        .select('uid')
        .executeTakeFirstOrThrow();
      return { to: answer.headers.get('location'), likes: await likesOf({ uid }) };
    };
    expect(await register(`${path}?showregister=yes`)).toEqual({ to: path, likes: 1 });
    expect(await register('/latest?showregister=yes')).toEqual({ to: '/latest', likes: 0 });
  });

  test('an operator’s log-in ends with the browser, whatever the form says', async () => {
    const operator = await register(api);
    await db.updateTable('accounts.members').set({ groupid: 1 }).where('uid', '=', operator.uid).execute();
    const fields = { _back: path, username: operator.username, password: operator.password, remember: 'on' };
    const answer = await send('sign-in.login', { fields });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((each) => each.startsWith('bb_page='))).not.toMatch(/Max-Age/);
    expect(await takenBy(api, answer)).toMatchObject({ remember: false });
  });
});
