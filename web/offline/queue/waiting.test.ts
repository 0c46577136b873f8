import { describe, expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { type Report, sendWaiting } from './send-waiting.ts';
import { pageStore, type WaitingStore } from './store.ts';
import { laneOf, type Waiting, type WaitingCall } from './waiting.ts';

function item(call: WaitingCall, of: number, more: Partial<Waiting> = {}): Waiting {
  const shown = { text: call.startsWith('threads.new') ? 'Words' : '', page: '/forum/15443/7', of };
  const request = { url: `/v5/${call}`, headers: { 'x-auth-token': 'then' }, body: `{"of":${of}}` };
  const act = { key: `${call} ${of} ${more.at ?? 0}`, uid: 5, call, lane: laneOf(call, shown), request, shown };
  return { ...act, envelope: 'v5', at: 0, state: 'waiting', ...more };
}

const done = (data: unknown = null) => Response.json({ status: 1, msg: '', data });
const refused = (msg: string) => Response.json({ status: 0, msg, error: 'threads.closed' });

describe('what an answer makes of what waited', () => {
  test.each([
    ['done', 200, { status: 1, msg: '', data: { pid: 9 } }, { kind: 'sent', data: { pid: 9 } }],
    [
      'refused',
      200,
      { status: 0, msg: 'The thread is closed.', error: 'x' },
      { kind: 'refused', reason: 'The thread is closed.' },
    ],
    ['a broken field', 400, { status: 0, msg: 'Too long.' }, { kind: 'refused', reason: 'Too long.' }],
    ['a log-in that has ended', 401, { status: 0, msg: 'Log in.' }, { kind: 'later' }],
    ['too many at once', 429, { status: 0, msg: 'Wait.' }, { kind: 'later' }],
    ['a fault', 503, { status: 0, msg: '' }, { kind: 'later' }],
    ['a network’s own page', 200, null, { kind: 'later' }],
  ])('%s', (_, http, body, outcome) => {
    expect(outcomeOf('v5', http, body)).toEqual(outcome);
  });
});

/** A queue with these in it, sent against what `answers` gives; undefined is a lost connection. */
async function sent(items: readonly Waiting[], answers: (body: string, headers: Headers) => Response | undefined) {
  const store = pageStore();
  for (const each of items) await store.add(each);
  const asked: string[] = [];
  const reports: Report[] = [];
  const send = (log?: { uid: number; token: string }) =>
    sendWaiting({
      store,
      fetch: async (url, init) => {
        asked.push(url + String(init.body));
        const answer = answers(String(init.body), new Headers(init.headers));
        if (!answer) throw new TypeError('Failed to fetch');
        return answer;
      },
      ...(log && { log }),
      onOutcome: (report) => reports.push(report),
    });
  await send();
  return { store, asked, reports, send };
}

describe('sending', () => {
  test('all go out in their order, and are gone', async () => {
    const { store, asked, reports } = await sent(
      [item('threads.new-reply', 7), item('threads.like', 9), item('threads.new-reply', 7, { at: 1 })],
      () => done(),
    );
    expect(asked).toEqual([
      '/v5/threads.new-reply{"of":7}',
      '/v5/threads.like{"of":9}',
      '/v5/threads.new-reply{"of":7}',
    ]);
    expect(reports.map(({ outcome }) => outcome.kind)).toEqual(['sent', 'sent', 'sent']);
    expect(await store.all()).toEqual([]);
  });

  test('where nothing answers the first try is the only one, and all stay', async () => {
    const { store, asked } = await sent([item('threads.new-reply', 7), item('threads.like', 9)], () => undefined);
    expect(asked).toHaveLength(1);
    expect((await store.all()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  test('a refusal stays with its reason, and the next of its thread goes out all the same', async () => {
    let first = true;
    const { store, asked } = await sent([item('threads.new-reply', 7), item('threads.new-reply', 7, { at: 1 })], () => {
      if (!first) return done();
      first = false;
      return refused('The thread is closed.');
    });
    expect(asked).toHaveLength(2);
    expect(await store.all()).toMatchObject([{ state: 'refused', reason: 'The thread is closed.', at: 0 }]);
  });

  test('what is put off holds up what follows in its thread, and nothing else', async () => {
    const { store, asked } = await sent(
      [item('threads.new-reply', 7), item('threads.new-reply', 7, { at: 1 }), item('threads.new-reply', 8)],
      (body) => (body.includes('7') ? Response.json({}, { status: 429 }) : done()),
    );
    expect(asked).toEqual(['/v5/threads.new-reply{"of":7}', '/v5/threads.new-reply{"of":8}']);
    expect(await store.all()).toHaveLength(2);
  });

  test('what another sender left half sent goes out again under its key', async () => {
    const { store, asked } = await sent([item('threads.new-reply', 7, { state: 'sending' })], () => done());
    expect(asked).toHaveLength(1);
    expect(await store.all()).toEqual([]);
  });

  test.each(['threads.like', 'threads.new-reply', 'threads.create'] as const)(
    'what is taken out of the queue just before it is sent is not: %s',
    async (call) => {
      const inner = pageStore();
      for (const each of [item(call, 7), item('threads.like', 8)]) await inner.add(each);
      let removed: boolean | undefined;
      const store: WaitingStore = {
        ...inner,
        // Another tab is sooner.
        take: async (id) => {
          removed ??= await inner.remove(id);
          return inner.take(id);
        },
      };
      const asked: string[] = [];
      const fetch = async (url: string) => {
        asked.push(url);
        return done();
      };
      await sendWaiting({ store, fetch, onOutcome: () => {} });
      expect([removed, asked]).toEqual([true, ['/v5/threads.like']]);
      expect(await inner.all()).toEqual([]);
    },
  );

  test('a new log-in of its member sends it; another member’s never does', async () => {
    const tokens: (string | null)[] = [];
    const { store, send } = await sent([item('threads.new-reply', 7)], () => Response.json({}, { status: 401 }));
    expect(await store.all()).toMatchObject([{ state: 'waiting' }]);
    await send({ uid: 6, token: 'other' });
    expect(await store.all()).toHaveLength(1);
    const again = await sent([item('threads.new-reply', 7)], (_, headers) => {
      tokens.push(headers.get('x-auth-token'));
      return tokens.length === 1 ? Response.json({}, { status: 401 }) : done();
    });
    await again.send({ uid: 5, token: 'now' });
    expect(tokens).toEqual(['then', 'now']);
    expect(await again.store.all()).toEqual([]);
  });
});

describe('the queue', () => {
  test('of two marks on one thing the later one counts; replies all count', async () => {
    const store = pageStore();
    const acts = [item('threads.like', 9), item('threads.like', 8), item('threads.like', 9, { at: 1 })];
    for (const act of [...acts, item('threads.new-reply', 9), item('threads.new-reply', 9, { at: 1 })])
      await store.add(act);
    const rows = await store.all();
    expect(rows.map(({ lane, at }) => `${lane} ${at}`)).toEqual([
      'threads.like 8 0',
      'threads.like 9 1',
      'threads.new-reply 9 0',
      'threads.new-reply 9 1',
    ]);
  });

  test('what is on its way is neither deleted nor replaced', async () => {
    const store = pageStore();
    await store.add(item('threads.like', 9));
    const [row] = await store.all();
    expect([await store.take(row!.id!), await store.take(row!.id!)]).toEqual([true, false]);
    expect(await store.remove(row!.id!)).toBe(false);
    await store.add(item('threads.like', 9, { at: 1 }));
    expect(await store.all()).toHaveLength(2);
    expect(await store.remove(row!.id!, true)).toBe(true);
    expect(await store.remove(row!.id!, true)).toBe(false);
  });

  test('what is put back has its place again, unless another of its lane waits by now', async () => {
    const store = pageStore();
    for (const act of [item('threads.like', 9), item('threads.like', 8)]) await store.add(act);
    const [first] = await store.all();
    await store.remove(first!.id!);
    await store.putBack(first!);
    const lanesNow = async () => (await store.all()).map(({ lane, at }) => `${lane} ${at}`);
    expect(await lanesNow()).toEqual(['threads.like 9 0', 'threads.like 8 0']);
    await store.add(item('threads.like', 9, { at: 1 }));
    await store.putBack(first!);
    expect(await lanesNow()).toEqual(['threads.like 8 0', 'threads.like 9 1']);
  });

  test('at a change of reader all is deleted but the new one’s', async () => {
    const store = pageStore();
    for (const uid of [5, 6]) await store.add(item('threads.new-reply', 7, { uid }));
    await store.clear(6);
    expect((await store.all()).map(({ uid }) => uid)).toEqual([6]);
    await store.clear();
    expect(await store.all()).toEqual([]);
  });
});
