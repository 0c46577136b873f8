import { describe, expect, test } from 'vitest';
import { readLimit, sharedLimits } from '../../server/platform/http/limits.ts';
import { testApp } from '../support/app.ts';
import { newMember, newThread } from '../support/content.ts';
import { drawImage } from '../support/people.ts';

const site = await testApp({ pages: true });
const { api, clock, caller } = site;

/** A new minute by the product's clock, so that what was called before doesn't count. */
function nextMinute(): void {
  clock.advance(61 - (Math.floor(clock.now().getTime() / 1000) % 60));
}

/** So many of a call, some at a time. */
async function repeat<T>(times: number, call: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let left = times; left > 0; left -= 30)
    answers.push(...(await Promise.all(Array.from({ length: Math.min(left, 30) }, call))));
  return answers;
}

describe('writes', () => {
  test('past a member’s share of a minute are 429 in the call’s envelope and language, others’ are not', async () => {
    const author = await newMember(api);
    const other = await newMember(api);
    const { tid, pid } = await newThread(api, { author });
    nextMinute();
    const like = (token: string, language = 'en') => api.call('threads.like', { pid, like: 1 }, { token, language });
    const within = await repeat(sharedLimits.write.perAccount, () => like(other.token));
    expect(within.every((answer) => answer.ok)).toBe(true);

    const over = await like(other.token);
    expect(over.http).toBe(429);
    expect(over.body).toMatchObject({ status: 0, data: null, error: 'wire.too_many' });
    const wait = Number(over.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(sharedLimits.write.seconds);
    const legacy = await api.call('threads.set-commit-like', { tid, pid }, { token: other.token, language: 'hi' });
    expect(legacy.body).toMatchObject({ code: 1, data: null, error: 'wire.too_many' });
    expect(new Set([over.msg, legacy.msg, (await like(other.token, 'fr')).msg]).size).toBe(3);

    expect((await like(author.token)).ok).toBe(true);
    expect((await api.call('threads.view', { tid }, { token: other.token })).ok).toBe(true);
    clock.advance(wait);
    expect((await like(other.token)).ok).toBe(true);
  });

  test('codes and log-ins are counted by address, whoever is asked for', async () => {
    nextMinute();
    const guest = caller();
    const names = await repeat(sharedLimits.code.perAddress, () =>
      guest.call('members.check-username', { username: 'somebody_new' }),
    );
    expect(names.some((answer) => answer.http === 429)).toBe(false);
    const over = await guest.call('proofs.verification-image', { idhash: 'abcd1234' });
    expect([over.http, over.body.error]).toEqual([429, 'wire.too_many']);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    await drawImage(caller());
  });
});

describe('reads', () => {
  test('past an address’s share are 429, while its guest pages still come from the cache', async () => {
    const { tid } = await newThread(caller());
    const address = `/forum/15443/${tid}`;
    // Events about the thread, handled later, would drop its page once more.
    await site.settle();
    await expect.poll(async () => (await api.fetch(address)).headers.get('etag'), { timeout: 5000 }).not.toBeNull();
    nextMinute();
    const reader = caller();
    const read = () => reader.call('countries.forum-nav', { fid: 15443 });
    const within = await repeat(readLimit.perAddress, read);
    expect(within.filter((answer) => !answer.ok)).toHaveLength(0);

    const over = await reader.call('countries.forum-nav', { fid: 15443 }, { language: 'fr' });
    expect(over.body).toMatchObject({ code: 1, error: 'wire.too_many' });
    expect([over.http, Number(over.headers.get('retry-after')) > 0]).toEqual([429, true]);
    // Views that are written out drop the page: whoever asks next, from an address of their own, has it drawn anew.
    const fromCache = async () => {
      await caller().fetch(address);
      const { status, headers } = await reader.fetch(address);
      return [status, headers.get('etag')];
    };
    await expect.poll(fromCache, { timeout: 5000 }).toEqual([200, expect.stringMatching(/^W\/"/)]);
    const drawn = await reader.fetch('/ng/latest');
    expect(drawn.status).toBe(429);
    expect(Number(drawn.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const made of ['/ng/feed.atom', '/sitemap.xml']) expect((await reader.fetch(made)).status, made).toBe(429);
    const form = {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ pid: '1' }),
    };
    expect((await reader.fetch('/do/threads.like', form)).status).toBe(429);
    expect((await reader.fetch('/do/picture')).status).toBe(429);
    expect((await caller().call('countries.forum-nav', { fid: 15443 })).ok).toBe(true);
  });
});

describe('the same request twice', () => {
  const thread = { subject: 'Sent twice', message: 'The line broke before the answer came.' };

  test('with one key gives the first answer and makes one thread, in every form that it may travel', async () => {
    const { token } = await newMember(api);
    const send = (key: string, fields: object = {}, as: 'json' | 'form' = 'json') =>
      api.call('threads.new-thread', { ...thread, ...fields }, { token, as, headers: { 'idempotency-key': key } });
    const first = await send('a-key-of-mine');
    expect((await send('a-key-of-mine')).body).toEqual(first.body);
    expect((await send('a-key-of-mine', {}, 'form')).body).toEqual(first.body);
    const conflict = await send('a-key-of-mine', { subject: 'Another' });
    expect([conflict.http, conflict.body.code, conflict.error]).toEqual([409, 1, 'wire.idempotency_conflict']);
    expect((await send('another-key')).data.Variables.tid).not.toBe(first.data.Variables.tid);

    const stranger = await newMember(api);
    const foreign = await api.must('threads.new-thread', thread, {
      token: stranger.token,
      headers: { 'idempotency-key': 'a-key-of-mine' },
    });
    expect(foreign.data.Variables.tid).not.toBe(first.data.Variables.tid);
  });

  test('at once makes one thread and one reply', async () => {
    const { token } = await newMember(api);
    const together = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, call));
    const threads = await together(() =>
      api.must('threads.create', thread, { token, headers: { 'idempotency-key': 'thread-at-once' } }),
    );
    const [tid, ...others] = new Set(threads.map((answer) => answer.data.tid));
    expect(others).toEqual([]);
    const replies = await together(() =>
      api.must(
        'threads.send-reply',
        { tid: tid!, message: 'Once is enough.' },
        { token, headers: { 'idempotency-key': 'reply-at-once' } },
      ),
    );
    expect(new Set(replies.map((answer) => answer.data.pid)).size).toBe(1);
    expect((await api.must('threads.view', { tid: tid! })).data.thread.replies).toBe(1);
  });

  test.each(['', 'short', 'x'.repeat(129), 'with space', 'é'.repeat(9)])(
    'a key that is none is named: %j',
    async (key) => {
      const { token } = await newMember(api);
      const answer = await api.call('threads.create', thread, {
        token,
        headers: { 'idempotency-key': Buffer.from(key).toString('latin1') },
      });
      expect(answer.http).toBe(400);
      expect(answer.body.issues).toMatchObject([{ field: 'idempotency-key' }]);
    },
  );
});
