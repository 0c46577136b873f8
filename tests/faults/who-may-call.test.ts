import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { addTopic } from '../../server/domains/topics/index.ts';
import { pageCookie } from '../../server/platform/http/page-cookie.ts';
import { testForum } from '../support/forum.ts';

const forum = await testForum();
const { api, db, clock, member, post, reply } = forum;
const [ada, bola] = [await member(), await member()];
const { tid } = await post(ada);
const answered = await reply(ada, tid);
await reply(await member(), tid);
await forum.settle();
const noticed = (await api.must('notices.list', { type: 'reply' }, ada)).data.list[0]!;
const topid = await addTopic(
  { db, now: clock.now(), stale: () => undefined, emit: () => undefined },
  { name: 'A topic', description: 'Its words.', countryFid: 188, hostUid: bola.uid },
);

const specOf = (name: CallName): CallSpec => calls[name];
const names = Object.keys(calls) as CallName[];
const forMembers = names.filter((name) => specOf(name).access !== 'guest');
const writing = names.filter((name) => specOf(name).writes);
const sealed = names.filter((name) => specOf(name).signs);

/** A field of every name that calls know, right for whoever is allowed. */
const all: Record<string, unknown> = {
  ...{
    tid,
    id: tid,
    pid: answered.pid,
    uid: ada.uid,
    topid,
    tagids_new: '1,2,3',
    follow_uid: bola.uid,
    block_uid: bola.uid,
    mute_uid: bola.uid,
    fid: 15443,
    aid: 1,
    like: 1,
  },
  ...{ subject: 'A good subject', message: 'A message that is long enough.', idhash: 'abcd1234', lang: 'fr' },
  ...{ fbtoken: 'a token', fbdetail: 'Ama', msg: 'An account exists.' },
};
/** Calls that mean something else by a field of these names. */
const own: Partial<Record<CallName, Record<string, unknown>>> = { 'notices.delete': { id: noticed.id } };
const inputOf = (name: CallName): Record<string, unknown> => {
  if (own[name]) return own[name];
  const spec = specOf(name);
  const fields = [spec.params, spec.query, spec.body].flatMap((part) => Object.keys(part?.shape ?? {}));
  return Object.fromEntries(fields.filter((field) => field in all).map((field) => [field, all[field]]));
};

/** Everything that members have written so far, a figure a table. */
async function written(): Promise<unknown> {
  const { rows } = await sql`select
    (select count(*) from threads.threads) as threads, (select count(*) from threads.posts) as posts,
    (select sum(likes) from threads.posts) as likes, (select count(*) from accounts.members) as members,
    (select count(*) from accounts.sessions) as sessions`.execute(db);
  return rows[0];
}

beforeEach(() => forum.forgetLimits());

describe('without a token', () => {
  test.each(forMembers)('%s is 401 in its own envelope, and in the language asked for', async (name) => {
    const before = await written();
    const answer = await api.call(name, inputOf(name), { language: 'fr' });
    expect(answer.http).toBe(401);
    expect(answer.ok).toBe(false);
    expect(answer.body).toMatchObject({ error: 'wire.unauthorized', errCode: 401 });
    expect(answer.msg).not.toBe((await api.call(name, inputOf(name))).msg);
    expect(await written()).toEqual(before);
  });
});

describe('a token that is not, or no longer, a member’s', () => {
  test.each(names)('%s is 401 with it, guests’ calls too', async (name) => {
    for (const token of ['nobody', '%00', `${ada.token}x`, ada.token.slice(1), 'x'.repeat(6000)])
      expect((await api.call(name, inputOf(name), { token })).http, token.slice(0, 40)).toBe(401);
  });

  test('after thirty days without use, and after a log-out', async () => {
    const [idle, out] = [await member(), await member()];
    const status = async ({ token }: { token: string }) => (await api.call('members.is-creator', {}, { token })).http;
    expect(await Promise.all([idle, out].map(status))).toEqual([200, 200]);
    await api.must('sign-in.logout', {}, out);
    expect(await status(out)).toBe(401);
    clock.aheadInTest(31 * 86_400);
    expect(await status(idle)).toBe(401);
  });
});

describe('the page cookie alone', () => {
  test.each(writing)('%s writes nothing by it, from whatever site, and is cached by nobody', async (name) => {
    const session = await api.must('sign-in.open-page-session', { uid: ada.uid }, ada);
    const cookie = /^([^;]+)/.exec(session.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(cookie).toContain(`${pageCookie}=`);
    const before = await written();
    for (const site of ['same-origin', 'cross-site']) {
      const answer = await api.call(name, inputOf(name), { headers: { cookie, 'sec-fetch-site': site } });
      expect(answer.ok).toBe(false);
      if (specOf(name).access !== 'guest') expect(answer.http).toBe(401);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await written()).toEqual(before);
  });

  test.each(writing.filter((name) => specOf(name).method === 'GET' && specOf(name).access === 'guest'))(
    'the address of %s can be followed by a guest without a trace, and its answer is cached by nobody',
    async (name) => {
      const answer = await api.call(name, inputOf(name), { token: ada.token });
      // A log-in by another site asks for its token, which no address that is only followed has.
      expect([undefined, 'accounts.hand_over_gone']).toContain(answer.error);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('etag')).toBeNull();
    },
  );
});

describe('calls that live on an anonymous cookie', () => {
  const anonymous = names.filter((name) => specOf(name).refusals?.includes('wire.cross_site'));

  test.each(anonymous)('%s is refused from another site’s page, and sets nothing there', async (name) => {
    const answer = await api.call(name, inputOf(name), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([answer.error, answer.headers.get('set-cookie')]).toEqual(['wire.cross_site', null]);
  });

  /** Those that do nothing but set it; the others take what it brings. */
  const setting = anonymous.filter((name) => !specOf(name).writes && name !== 'sign-in.third-party-session');

  test.each(setting)('%s sets it for this site’s own pages, out of reach of scripts', async (name) => {
    const own = await api.call(name, inputOf(name), { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(own.ok).toBe(true);
    expect(own.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=(?:Strict|Lax)/);
  });
});

describe('signs', () => {
  const now = () => Math.floor(clock.now().getTime() / 1000);
  const send = async (name: CallName, signs: unknown) => {
    const { path, method, access } = specOf(name);
    const headers = { 'content-type': 'application/json' };
    const caller = access === 'guest' ? {} : { token: ada.token };
    const answer = await api.fetch(path, { method, headers, body: JSON.stringify({ signs }) }, caller);
    return { http: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  test.each(sealed)(
    '%s refuses what was sent before, is too old or from the future, or nobody sealed',
    async (name) => {
      const before = await written();
      const seen = await api.seal({ username: 'nobody' }, { iat: now() });
      const first = (await send(name, seen)).body.error;
      // What doesn't fit the call spends nothing, and is no more when it comes again.
      const again = first === 'wire.bad_input' ? first : 'wire.signs_replayed';
      expect((await send(name, seen)).body.error).toBe(again);
      for (const iat of [now() - 301, now() + 3600])
        expect((await send(name, await api.seal({}, { iat }))).body.error).toBe('wire.signs_expired');
      const parts = seen.split('.');
      const forged = [parts.toSpliced(3, 1, 'AAAA').join('.'), 'a.b.c.d.e', '', 7, null, {}, ['x'], undefined];
      for (const signs of forged) {
        const { http, body } = await send(name, signs);
        expect([200, 400], JSON.stringify(signs)).toContain(http);
        expect(body.error, JSON.stringify(signs)).toMatch(/^wire\.(?:signs_invalid|bad_input)$/);
      }
      expect(await written()).toEqual(before);
    },
  );
});

describe('ids of things that are not there', () => {
  test.each(names)('%s answers in words, and writes nothing', async (name) => {
    const input = inputOf(name);
    const ids = Object.keys(input).filter((field) =>
      /^(?:tid|pid|aid|id|follow_uid|block_uid|mute_uid|topid)$/.test(field),
    );
    for (const id of [999_999_999, Number.MAX_SAFE_INTEGER]) {
      const before = await written();
      const unknown = Object.fromEntries(ids.map((field) => [field, id]));
      const answer = await api.call(name, { ...input, ...unknown }, ids.length > 0 ? ada : {});
      expect(answer.http).toBeLessThan(500);
      if (ids.length === 0) continue;
      if (!answer.ok) expect(answer.msg).toMatch(/\S/);
      if (specOf(name).writes && (answer.ok || answer.http !== 400)) expect(answer.error, name).toBeDefined();
      expect(await written()).toEqual(before);
    }
  });
});
