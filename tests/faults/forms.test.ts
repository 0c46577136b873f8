import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { removePost } from '../../server/domains/threads/index.ts';
import { writeInJob } from '../../server/platform/jobs/write-in-job.ts';
import { formSender, type Sending } from '../support/form-sender.ts';
import { testForum, type Writer } from '../support/forum.ts';
import { giveMoney } from '../support/wealth.ts';

const site = await testForum({ pages: true });
const { api, db, member, post, forgetLimits } = site;

let author: Writer;
let reader: Writer;
let other: Writer;
let thread: { tid: number; pid: number };
let poll: number;
let path: string;

beforeAll(async () => {
  [author, reader, other] = [await member(), await member(), await member()];
  thread = await post(author);
  path = `/forum/15443/${thread.tid}`;
  const asked = { subject: 'Who starts in goal?', polloptions: ['The young one', 'The captain'] };
  poll = (await api.must('threads.new-thread-vote', asked, author)).data.Variables.tid;
});
beforeEach(() => forgetLimits());

interface FormCase {
  /** What has to be there before. */
  ready?: (who: Writer) => Promise<unknown>;
  fields: (who: Writer) => Record<string, string | number>;
  done: (who: Writer) => Promise<number>;
}

/** Of an exchange: what it says of its member, and an order that waits. */
const exchanging = ({ uid }: Writer) => ({ uid, cid: 188, xcoin: 1 });
const quoted = async ({ uid }: Writer) => {
  await giveMoney(db, new Date(), uid, 5000);
  await db.insertInto('economy.exchange_orders').values({ uid, xcoin: 1, xgold: 1000, at: new Date() }).execute();
};
const orders = ({ uid }: Writer) => rowsOf(db.selectFrom('economy.exchange_orders').where('uid', '=', uid).selectAll());

/** Goods of the store that a member can pay; what else a form of theirs needs. */
const goodsRow = { name: 'Cup', content: '', remark: '', price: 10, on_sale: true, per_member: 0, valid_days: 0 };
async function goods(type: number, grants = ''): Promise<number> {
  const at = new Date();
  const row = { ...goodsRow, type, grants, express: type === 1 ? 1 : 0, stock: 1000, country_fids: [] };
  const { goods_id } = await db
    .insertInto('store.goods')
    .values({ ...row, sn: crypto.randomUUID(), created_at: at, updated_at: at })
    .returning('goods_id')
    .executeTakeFirstOrThrow();
  return goods_id;
}
let [cup, medal, leaf] = [0, 0, 0];
beforeAll(async () => {
  [cup, medal, leaf] = [await goods(1), await goods(5, 'photographer'), await goods(4, 'leaf')];
});
const withXcoin = ({ uid }: Writer) => giveMoney(db, new Date(), uid, 50, 'xcoin');
const bought = async ({ uid }: Writer) => rowsOf(db.selectFrom('store.orders').where('uid', '=', uid).selectAll());
const codeOf = ({ uid }: Writer): string => `FORMS${uid}`;

/** A thread for each moderator: what was done before is done no second time. */
const moderated = new Map<number, { tid: number; pid: number }>();
const asModerator = async ({ uid }: Writer) => {
  moderated.set(uid, await post(author));
  await db
    .updateTable('accounts.members')
    .set({ groupid: 3 })
    .where('uid', '=', uid)
    .where('groupid', '=', 10)
    .execute();
};
const acting = (fields: (post: { tid: number; pid: number }) => Record<string, string | number>): FormCase => ({
  ready: asModerator,
  fields: ({ uid }) => ({ ...fields(moderated.get(uid) ?? thread), _of: 'moderate', 'reason@moderate': 'seen' }),
  done: async ({ uid }) => rowsOf(db.selectFrom('moderation.audit').where('actor_uid', '=', uid).selectAll()),
});

/** Each call that a form may make, with fields that it takes, and how often it was done for a member. */
const forms: Record<string, FormCase> = {
  'threads.like': {
    fields: () => ({ pid: thread.pid, like: 1 }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.likes').where('uid', '=', uid).selectAll()),
  },
  'threads.favorite': {
    fields: () => ({ id: thread.tid, favorite: 1 }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.favorites').where('uid', '=', uid).selectAll()),
  },
  'threads.new-reply': {
    fields: () => ({ tid: thread.tid, repquote: 0, 'message@reply': 'Written without any script.', _of: 'reply' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.posts').where('authorid', '=', uid).selectAll()),
  },
  'threads.vote': {
    fields: () => ({ tid: poll, 'a_id@poll': 1, _of: 'poll' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.poll_votes').where('uid', '=', uid).selectAll()),
  },
  'threads.reward-post': {
    ready: ({ uid }) => giveMoney(db, new Date(), uid, 50),
    fields: () => ({ pid: thread.pid, 'xid@reward': 5, _of: 'reward' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.rewards').where('uid', '=', uid).selectAll()),
  },
  'follows.follow': {
    fields: () => ({ follow_uid: author.uid, follow: 1 }),
    done: async ({ uid }) => rowsOf(db.selectFrom('follows.follows').where('uid', '=', uid).selectAll()),
  },
  'reports.report': {
    fields: () => ({ tid: thread.tid, pid: thread.pid, 'reason@report': 'spam', _of: 'report' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('reports.reports').where('uid', '=', uid).selectAll()),
  },
  'follows.follow-list-all': {
    fields: () => ({ follow_uid: `${author.uid},${other.uid}` }),
    done: async ({ uid }) =>
      rowsOf(db.selectFrom('follows.follows').where('uid', '=', uid).where('follow_uid', '=', author.uid).selectAll()),
  },
  'threads.create': {
    fields: () => ({ subject: 'Hello Nigeria', 'message@hello': 'Written without any script.', _of: 'hello' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('threads.threads').where('authorid', '=', uid).selectAll()),
  },
  'welcome.choose-interests': {
    fields: () => ({ 'typeids@interests': '2', _of: 'interests' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('welcome.interests').where('uid', '=', uid).selectAll()),
  },
  'welcome.note-step': {
    fields: () => ({ step: 'people' }),
    done: async ({ uid }) => rowsOf(db.selectFrom('welcome.members').where('uid', '=', uid).selectAll()),
  },
  'economy.before-exchange': {
    ready: ({ uid }) => giveMoney(db, new Date(), uid, 5000),
    fields: ({ uid }) => ({ uid, cid: 188, 'xcoin@exchange': 1, _of: 'exchange' }),
    done: orders,
  },
  'economy.exchange': {
    ready: quoted,
    fields: exchanging,
    done: async ({ uid }) => rowsOf(db.selectFrom('economy.exchange_days').where('uid', '=', uid).selectAll()),
  },
  'economy.exchange-cancel': {
    ready: quoted,
    fields: exchanging,
    done: async (who) => 1 - (await orders(who)),
  },
  'economy.check-in': {
    fields: () => ({}),
    done: async ({ uid }) => rowsOf(db.selectFrom('economy.check_ins').where('uid', '=', uid).selectAll()),
  },
  'store.pay': {
    ready: withXcoin,
    fields: () => ({
      ...{ goods_id: cup, timestamp: '7', _of: 'checkout' },
      ...{ 'firstname@checkout': 'Ada', 'lastname@checkout': 'Obi', 'phone@checkout': '0803555123' },
    }),
    done: bought,
  },
  'store.pay-medal': { ready: withXcoin, fields: () => ({ goods_id: medal, timestamp: '7' }), done: bought },
  'store.wear': {
    ready: ({ uid }) =>
      db
        .insertInto('store.owned')
        .values({ uid, goods_id: leaf, order_id: 1, type: 4, grants: 'leaf', at: new Date() })
        .execute(),
    fields: () => ({ goods_id: leaf, on: 1 }),
    done: async ({ uid }) =>
      rowsOf(db.selectFrom('accounts.members').where('uid', '=', uid).where('dec_goods_id', '=', leaf).select('uid')),
  },
  'store.redeem': {
    ready: async (who) => {
      const { uid } = who;
      await db.insertInto('store.staff').values({ shop_id: 1, uid }).execute();
      const issued = { goods_id: cup, order_id: null, uid: other.uid, status: 'issued', added_at: new Date() };
      await db
        .insertInto('store.codes')
        .values({ ...issued, code: codeOf(who) })
        .execute();
    },
    fields: (who) => ({ code: codeOf(who) }),
    done: async ({ uid }) => rowsOf(db.selectFrom('store.codes').where('used_by', '=', uid).select('code')),
  },
  'threads.pin': acting(({ pid }) => ({ pid, status: 1, 'type@moderate': 1 })),
  'threads.digest': acting(({ tid }) => ({ tid, 'digestlevel@moderate': 1 })),
  'threads.highlight': acting(({ tid }) => ({ tid, 'highlight_style@moderate': 1 })),
  'threads.move': acting(({ tid }) => ({ tid, 'typeid@moderate': 2 })),
  'threads.close': acting(({ tid }) => ({ tid, closed: 1 })),
  'threads.ban-post': acting(({ pid }) => ({ pid, status: 1 })),
  'threads.delete-post': acting(({ pid }) => ({ pid })),
  'threads.restore-post': {
    ...acting(({ pid }) => ({ pid })),
    ready: async (who) => {
      await asModerator(who);
      const { pid } = moderated.get(who.uid)!;
      await writeInJob(db, new Date(), (job) => removePost(job, pid, { byUid: null, reason: '' }));
    },
  },
  'notices.mark-read': {
    fields: () => ({ type: 'systems' }),
    done: async () => 0,
  },
};

const rowsOf = async (query: { execute: () => Promise<readonly unknown[]> }): Promise<number> =>
  (await query.execute()).length;

/** A member's page: its cookie, and the hidden fields of its form. */
async function pageOf(who: Writer, at = path) {
  const session = await api.must('sign-in.open-page-session', { uid: who.uid }, { token: who.token });
  const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
  const html = await (await api.fetch(at, {}, { headers: { cookie } })).text();
  const hidden = [...html.matchAll(/<input type="hidden" name="(_\w+)" value="([^"]*)">/g)];
  return { cookie, html, hidden: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])) };
}

const own = { 'sec-fetch-site': 'same-origin' };
const send = formSender(api);

test('every call that declares a form is tried here, and each of them writes', () => {
  const declared = Object.entries<CallSpec>(calls).flatMap(([name, spec]) => (spec.form === true ? [name] : []));
  expect(declared.sort()).toEqual(Object.keys(forms).sort());
  for (const name of declared) expect((calls as Record<string, CallSpec>)[name]!.writes, name).toBe(true);
});

describe.each(Object.entries(forms))('the form of %s', (call, { ready, fields, done }) => {
  const someone = async (...as: Parameters<typeof member>) => {
    const who = await member(...as);
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
      expect(answer.headers.get('location')).toMatch(new RegExp(`^${path}`));
    }
    expect(await done(who)).toBe(call === 'notices.mark-read' ? 0 : 1);
  });

  test.each<[string, (page: Awaited<ReturnType<typeof pageOf>>) => Promise<Partial<Sending>>]>([
    ['without the token', async ({ hidden }) => ({ fields: { ...hidden, _token: '' } })],
    ['with a token that somebody made up', async ({ hidden }) => ({ fields: { ...hidden, _token: 'x'.repeat(22) } })],
    [
      'with another member’s token',
      async ({ hidden }) => ({
        fields: { ...hidden, _token: (await pageOf(other)).hidden._token! },
      }),
    ],
    ['from another site', async () => ({ headers: { 'sec-fetch-site': 'cross-site' } })],
    ['from a neighbouring site', async () => ({ headers: { 'sec-fetch-site': 'same-site' } })],
    ['by an address typed into the browser', async () => ({ headers: { 'sec-fetch-site': 'none' } })],
    ['from another origin, by an old browser', async () => ({ headers: { origin: 'https://elsewhere.example' } })],
    ['from a page without an origin', async () => ({ headers: { origin: 'null' } })],
  ])('is refused %s, and nothing is done', async (_how, forged) => {
    const who = await someone();
    const page = await pageOf(who);
    const changed = await forged(page);
    const answer = await send(call, {
      cookie: page.cookie,
      ...changed,
      fields: { ...(changed.fields ?? page.hidden), ...fields(who) },
    });
    expect(answer.status).toBe(422);
    expect(await done(who)).toBe(0);
  });

  test('of a guest, and of a session that has ended, asks for a log-in, and nothing is done', async () => {
    const who = await someone();
    const { cookie, hidden } = await pageOf(who);
    await api.must('sign-in.logout', {}, { token: who.token });
    for (const sent of [{ fields: { ...hidden, ...fields(who) } }, { cookie, fields: { ...hidden, ...fields(who) } }]) {
      const answer = await send(call, sent);
      expect(answer.status).toBe(401);
    }
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
    const who = await someone();
    const { hidden } = await pageOf(who);
    const query = new URLSearchParams(Object.entries(fields(who)).map(([name, value]) => [name, String(value)]));
    const asked = await api.fetch(`/do/${call}?${query}`, {}, { headers: { 'x-auth-token': who.token } });
    expect(asked.status).toBe(404);
    const headers = { ...own, 'x-auth-token': who.token };
    expect((await send(call, { fields: { ...hidden, ...fields(who) }, headers })).status).toBe(401);
    expect(await done(who)).toBe(0);
  });
});

describe('a form', () => {
  test('of a call that declares none does nothing', async () => {
    const { cookie, hidden } = await pageOf(reader);
    const answer = await send('threads.delete', { cookie, fields: { ...hidden, tid: thread.tid } });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/404']);
    expect((await api.call('threads.view', { tid: thread.tid })).http).toBe(200);
  });

  test('that is refused shows why in its place, with what was typed', async () => {
    const unverified = await member({ verified: false });
    const { cookie, hidden } = await pageOf(unverified, path);
    const words = 'Typed <b>with</b> "care" & हिन्दी';
    const fields = { ...hidden, tid: thread.tid, repquote: 0, 'message@reply': words, _of: 'reply' };
    const answer = await send('threads.new-reply', { cookie, fields });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('role="alert"');
  });

  test('that is refused for its words gives them back in the field', async () => {
    const { cookie, hidden } = await pageOf(reader);
    const words = `${'Too long. '.repeat(1200)}<end>`;
    const fields = { ...hidden, tid: thread.tid, repquote: 0, 'message@reply': words, _of: 'reply' };
    const answer = await send('threads.new-reply', { cookie, fields });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('Too long. Too long.');
    expect(html).toContain('&lt;end&gt;</textarea>');
    expect(html).not.toContain('<end>');
  });

  test('takes what was typed elsewhere on the page along, whichever button is pressed', async () => {
    const { cookie, hidden } = await pageOf(reader);
    const fields = { ...hidden, pid: thread.pid, like: 1, 'message@reply': 'Half a sentence' };
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
    expect(to).toMatch(new RegExp(`^${path}\\?order=new#pid\\d+$`));
    const said = answer.headers
      .getSetCookie()
      .find((each) => each.startsWith('bb_said='))!
      .split(';', 1)[0]!;
    const next = await api.fetch(to, {}, { headers: { cookie: `${cookie}; ${said}` } });
    const html = await next.text();
    expect(html).toContain('Reply posted.');
    expect(html).toContain(`id="pid${to.split('#pid')[1]}"`);
    expect(next.headers.getSetCookie().join()).toMatch(/bb_said=;.*Max-Age=0/);
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    `/${'x'.repeat(3000)}`,
  ])('never leads to %s', async (_back) => {
    const { cookie, hidden } = await pageOf(reader);
    for (const place of ['_back', '_to']) {
      const fields = { ...hidden, ...forms['threads.like']!.fields(reader), [place]: _back };
      const answer = await send('threads.like', { cookie, fields });
      expect(answer.headers.get('location')).toBe('/');
    }
  });

  test('of yesterday still counts, of the day before yesterday no more', async () => {
    const who = await member();
    const { cookie, hidden } = await pageOf(who);
    const sent = { cookie, fields: { ...hidden, ...forms['threads.like']!.fields(reader) } };
    site.clock.aheadInTest(86_400);
    expect((await send('threads.like', sent)).status).toBe(303);
    site.clock.aheadInTest(86_400);
    expect((await send('threads.like', { ...sent, fields: { ...sent.fields, like: 0 } })).status).toBe(422);
  });

  test('gives script the call’s own answer', async () => {
    const { cookie, hidden } = await pageOf(await member());
    const headers = { ...own, accept: 'application/json' };
    const fields = { ...hidden, ...forms['threads.like']!.fields(reader) };
    const answer = await send('threads.like', { cookie, fields, headers });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { is_like: 1 } });
  });
});

test('a guest’s page holds no token', async () => {
  const html = await (await api.fetch(path, {}, {})).text();
  expect(html).toMatch(/formaction="\/do\/threads\.like/i);
  expect(html).not.toContain('name="_token"');
});
