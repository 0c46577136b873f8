import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { formSender, type Sending } from '../support/form-sender.ts';
import type { Writer } from '../support/forum.ts';
import { register } from '../support/people.ts';
import { oneOf } from '../support/sweep.ts';
import { forms, scene, site } from './support/form-cases.ts';

const { api, member, forgetLimits } = site;

beforeEach(() => forgetLimits());

/** Forms that only ask for a file: who may, what they ask, and what the file has. */
const fileForms: Record<
  string,
  { as?: { groupid: number }; fields?: Record<string, string>; has: (who: Writer) => string }
> = {
  'economy.statement-file': { has: ({ uid }) => `"member":${uid}` },
  'statistics.csv': {
    as: { groupid: 1 },
    fields: { figures: 'members.here', from: '2026-11-01', to: '2026-11-14' },
    has: () => 'Members here',
  },
};
const files = Object.keys(fileForms);

/** A member's page: its cookie, and the hidden fields of its form. */
async function pageOf(who: Writer, at = scene.path) {
  const session = await api.must('sign-in.open-page-session', { uid: who.uid }, { token: who.token });
  const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
  const html = await (await api.fetch(at, {}, { headers: { cookie } })).text();
  const hidden = [...html.matchAll(/<input (?:form="do" )?type="hidden" name="(_\w+)" value="([^"]*)">/g)];
  return { cookie, html, hidden: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])) };
}

/** The cookies that a browser has once its form was answered. */
const after = (cookie: string, answer: Response) => ({
  cookie: [cookie, ...answer.headers.getSetCookie().map((each) => each.split(';', 1)[0])].join('; '),
});

const own = { 'sec-fetch-site': 'same-origin' };
const send = formSender(api);

test('every call that declares a form is tried here, and each of them writes but for those that ask for a file', () => {
  const declared = Object.entries<CallSpec>(calls).flatMap(([name, spec]) => (spec.form === true ? [name] : []));
  expect(declared.sort()).toEqual([...Object.keys(forms), ...files].sort());
  for (const name of Object.keys(forms)) expect((calls as Record<string, CallSpec>)[name]!.writes, name).toBe(true);
});

test.each([
  ...[
    'threads.like',
    'threads.favorite',
    'threads.vote',
    'threads.reward-post',
    'threads.pay-hidden',
    'threads.new-reply',
  ],
  ...['follows.follow', 'follows.follow-list-all', 'topics.follow', 'groups.join', 'review.report', 'threads.create'],
])('%s of a guest waits for the log-in, which leads back to its page with it done', async (call) => {
  const { ready, fields, done } = forms[call]!;
  const { uid, username, password, token } = await register(api);
  const who = { uid, username, token };
  await ready?.(who);
  const asked = await send(call, { fields: { _back: scene.path, ...fields(who) } });
  const { cookie } = after('', asked);
  expect([asked.status, cookie.includes('bb_intent=')]).toEqual([401, true]);
  const answer = await send('sign-in.login', {
    cookie: cookie.replace(/^; /, ''),
    headers: own,
    fields: { _back: `${scene.path}?showlogin=yes`, username, password },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, scene.path]);
  expect(await done(who)).toBe(1);
});

test.each([
  ['a value that can’t be written', '[{"toString":null}]'],
  ['a list too deep to be joined', `${'['.repeat(9000)}${']'.repeat(9000)}`],
  ['an object', '{"toString":null}'],
])('what no form sends is passed over, in each of its own fields: %s', async (_title, value) => {
  const { cookie, hidden } = await pageOf(await member());
  const own = ['_back', '_to', '_of', '_was', '_token', '_key', '_do', '_with', 'pid', 'like'];
  for (const field of own) {
    // Written here, since the deep list is beyond what this process could write, too.
    const body = `${JSON.stringify({ ...hidden, [field]: undefined }).slice(0, -1)},"${field}":${value}}`;
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await api.fetch('/do/threads.like', { method: 'POST', redirect: 'manual', body }, { headers });
    expect(answer.status).toBeLessThan(500);
  }
});

test('what a browser remembers wrongly of a guest’s intent is passed over', async () => {
  for (const value of [[{ toString: null }], { toString: null }, [[['1']]]]) {
    const { username, password } = await register(api);
    const intent = { call: 'threads.like', values: { _to: value, pid: value }, back: scene.path };
    const answer = await send('sign-in.login', {
      cookie: `bb_intent=${encodeURIComponent(JSON.stringify(intent))}`,
      fields: { _back: `${scene.path}?showlogin=yes`, username, password },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, scene.path]);
  }
});

describe.each(Object.entries(forms))('the form of %s', (call, { as: office, ready, fields, done }) => {
  const someone = async (as: Parameters<typeof member>[0] = office) => {
    const who = await member(as);
    await ready?.(who);
    return who;
  };

  test('acts once however often it is sent, and leads back to its page', async () => {
    const who = await someone();
    const { cookie, hidden } = await pageOf(who);
    const sent = { cookie, fields: { ...hidden, ...fields(who) } };
    const answers = await Promise.all([send(call, sent), send(call, sent), send(call, sent)]);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(new RegExp(`^${scene.path}`));
    }
    expect(await done(who)).toBe(call === 'notices.mark-read' ? 0 : 1);
    const next = await api.fetch(answers[0]!.headers.get('location')!, {}, { headers: after(cookie, answers[0]!) });
    expect(await next.text()).toMatch(/<div class="toast" role="status">.*?<span [^>]*>[^<]{3}/);
  });

  const somebodyAtPage = async () => {
    const who = await someone();
    return { who, page: await pageOf(who) };
  };
  let sender: ReturnType<typeof somebodyAtPage> | undefined;
  /** Whoever is refused does nothing: one member sends them all, from one page, each by a key of its own. */
  const refused = () => {
    sender ??= somebodyAtPage();
    return sender;
  };

  const forgeries: [string, (page: Awaited<ReturnType<typeof pageOf>>) => Promise<Partial<Sending>>][] = [
    ['without the token', async ({ hidden }) => ({ fields: { ...hidden, _token: '' } })],
    ['with a token that somebody made up', async ({ hidden }) => ({ fields: { ...hidden, _token: 'x'.repeat(22) } })],
    [
      'with another member’s token',
      async ({ hidden }) => ({
        fields: { ...hidden, _token: (await pageOf(scene.other)).hidden._token! },
      }),
    ],
    ['from another site', async () => ({ headers: { 'sec-fetch-site': 'cross-site' } })],
    ['from a neighbouring site', async () => ({ headers: { 'sec-fetch-site': 'same-site' } })],
    ['by an address typed into the browser', async () => ({ headers: { 'sec-fetch-site': 'none' } })],
    ['from another origin, by an old browser', async () => ({ headers: { origin: 'https://elsewhere.example' } })],
    ['from a page without an origin', async () => ({ headers: { origin: 'null' } })],
  ];
  // Each form is forged in one way in every run, in all of them by night.
  test.each(oneOf(`forgery of ${call}`, forgeries))('is refused %s, and nothing is done', async (_how, forged) => {
    const { who, page } = await refused();
    const changed = await forged(page);
    const answer = await send(call, {
      cookie: page.cookie,
      ...changed,
      fields: { ...(changed.fields ?? page.hidden), _key: crypto.randomUUID(), ...fields(who) },
    });
    expect(answer.status).toBe(422);
    expect(await done(who)).toBe(0);
  });

  test('of a member without access is refused', async () => {
    const who = await someone({ groupid: 5 });
    const session = await api.call('sign-in.open-page-session', { uid: who.uid }, { token: who.token });
    const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
    const answer = await send(call, { cookie, fields: fields(who) });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/banned']);
    expect(await done(who)).toBe(0);
  });

  test('is sent by POST alone, and the token of the API opens nothing here', async () => {
    const { who, page } = await refused();
    const { hidden } = page;
    const query = new URLSearchParams(Object.entries(fields(who)).map(([name, value]) => [name, String(value)]));
    const asked = await api.fetch(`/do/${call}?${query}`, {}, { headers: { 'x-auth-token': who.token } });
    expect(asked.status).toBe(404);
    const headers = { ...own, 'x-auth-token': who.token };
    expect((await send(call, { fields: { ...hidden, ...fields(who) }, headers })).status).toBe(401);
    expect(await done(who)).toBe(0);
  });

  test('of a guest, and of a session that has ended, asks for a log-in, and nothing is done', async () => {
    const { who, page } = await refused();
    const { cookie, hidden } = page;
    // Whoever was refused until now logs out: this comes last.
    await api.must('sign-in.logout', {}, { token: who.token });
    for (const sent of [{ fields: { ...hidden, ...fields(who) } }, { cookie, fields: { ...hidden, ...fields(who) } }]) {
      const answer = await send(call, sent);
      expect(answer.status).toBe(401);
    }
    expect(await done(who)).toBe(0);
  });
});

describe.each(Object.entries(fileForms))('the form of %s', (call, { as, fields, has }) => {
  test('gives its member the file, and the page stays', async () => {
    const who = await member(as);
    const page = await pageOf(who);
    const [cookie, hidden] = [page.cookie, { ...page.hidden, ...fields }];
    const answer = await send(call, { cookie, fields: hidden });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(await answer.text()).toContain(has(who));
  });

  test('gives it to nobody else: neither to a made-up token, nor to another site, nor to a guest', async () => {
    const who = await member(as);
    const page = await pageOf(who);
    const [cookie, hidden] = [page.cookie, { ...page.hidden, ...fields }];
    const foreign = (await pageOf(scene.other)).hidden._token!;
    for (const [sent, status] of [
      [{ cookie, fields: { ...hidden, _token: '' } }, 422],
      [{ cookie, fields: { ...hidden, _token: foreign } }, 422],
      [{ cookie, fields: hidden, headers: { 'sec-fetch-site': 'cross-site' } }, 422],
      [{ fields: hidden }, 401],
      [{ fields: hidden, headers: { ...own, 'x-auth-token': who.token } }, 401],
    ] as const) {
      const answer = await send(call, sent);
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([status, null]);
      expect(await answer.text()).not.toContain(has(who));
    }
  });
});

describe('a form', () => {
  test('of a call that declares none does nothing', async () => {
    const { cookie, hidden } = await pageOf(scene.reader);
    const answer = await send('threads.delete', { cookie, fields: { ...hidden, tid: scene.thread.tid } });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/404']);
    expect((await api.call('threads.view', { tid: scene.thread.tid })).http).toBe(200);
  });

  test('that is refused shows why in its place, with what was typed', async () => {
    const unverified = await member({ verified: false });
    const { cookie, hidden } = await pageOf(unverified, scene.path);
    const words = 'Typed <b>with</b> "care" & हिन्दी';
    const fields = { ...hidden, tid: scene.thread.tid, repquote: 0, 'message@reply': words, _of: 'reply' };
    const answer = await send('threads.new-reply', { cookie, fields });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('role="alert"');
  });

  test('that is refused for its words gives them back in the field', async () => {
    const { cookie, hidden } = await pageOf(scene.reader);
    const words = `${'Too long. '.repeat(1200)}<end>`;
    const fields = { ...hidden, tid: scene.thread.tid, repquote: 0, 'message@reply': words, _of: 'reply' };
    const answer = await send('threads.new-reply', { cookie, fields });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('Too long. Too long.');
    expect(html).toContain('&lt;end&gt;</textarea>');
    expect(html).not.toContain('<end>');
  });

  test('takes what was typed elsewhere on the page along, whichever button is pressed', async () => {
    const { cookie, hidden } = await pageOf(scene.reader);
    const fields = { ...hidden, pid: scene.thread.pid, like: 1, 'message@reply': 'Half a sentence' };
    const answer = await send('threads.like', { cookie, fields });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Half a sentence</textarea>');
  });

  test('of a reply leads to the reply, and its page says so once', async () => {
    const who = await member();
    const { cookie, hidden } = await pageOf(who);
    const fields = { ...forms['threads.new-reply']!.fields(who), ...hidden, _to: '?order=new#pid{pid}' };
    const answer = await send('threads.new-reply', { cookie, fields });
    const to = answer.headers.get('location')!;
    expect(to).toMatch(new RegExp(`^${scene.path}\\?order=new#pid\\d+$`));
    const next = await api.fetch(to, {}, { headers: after(cookie, answer) });
    const html = await next.text();
    expect(html).toContain('Reply posted.');
    expect(html).toContain(`id="pid${to.split('#pid')[1]}"`);
    expect(next.headers.getSetCookie().join()).toMatch(/bb_said=;.*Max-Age=0/);
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    ...['/..//elsewhere.example', '/.//elsewhere.example', '/%2e%2e//elsewhere.example', '/x/..//elsewhere.example'],
    ...['/\t/elsewhere.example', '/..\\/elsewhere.example', 'blob:https://elsewhere.example/x'],
    'javascript:alert(1)',
    `/${'x'.repeat(3000)}`,
  ])('never leads to %s', async (_back) => {
    const { cookie, hidden } = await pageOf(scene.reader);
    for (const place of ['_back', '_to']) {
      const fields = { ...hidden, ...forms['threads.like']!.fields(scene.reader), [place]: _back };
      const answer = await send('threads.like', { cookie, fields });
      expect(answer.headers.get('location')).toBe('/');
    }
  });

  test.each([
    ['/message?requests=1', '/ci/message?requests=1'],
    ['/', '/ci'],
    ['/ng/message', '/ng/message'],
    ['message', '/ci/message'],
  ])('that leads to %s leads on in the country of its page', async (_to, leadsTo) => {
    const { cookie, hidden } = await pageOf(scene.reader, '/ci/latest');
    const fields = { ...hidden, ...forms['threads.like']!.fields(scene.reader), _back: '/ci/latest', _to };
    expect((await send('threads.like', { cookie, fields })).headers.get('location')).toBe(leadsTo);
  });

  test('of yesterday still counts, of the day before yesterday no more', async () => {
    const who = await member();
    const { cookie, hidden } = await pageOf(who);
    const sent = { cookie, fields: { ...hidden, ...forms['threads.like']!.fields(scene.reader) } };
    site.clock.aheadInTest(86_400);
    expect((await send('threads.like', sent)).status).toBe(303);
    site.clock.aheadInTest(86_400);
    expect((await send('threads.like', { ...sent, fields: { ...sent.fields, like: 0 } })).status).toBe(422);
  });

  test('gives script the call’s own answer', async () => {
    const { cookie, hidden } = await pageOf(await member());
    const headers = { ...own, accept: 'application/json' };
    const fields = { ...hidden, ...forms['threads.like']!.fields(scene.reader) };
    const answer = await send('threads.like', { cookie, fields, headers });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { is_like: 1 } });
  });
});

test('a guest’s page holds no token', async () => {
  const html = await (await api.fetch(scene.path, {}, {})).text();
  expect(html).toMatch(/formaction="\/do\/threads\.like/i);
  expect(html).not.toContain('name="_token"');
});
