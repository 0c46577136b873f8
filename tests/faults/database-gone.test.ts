import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '../../e2e/support/site.ts';
import { Api } from '../support/api.ts';
import { newMember, newReply, newThread, type Thread } from '../support/content.ts';
import { testDb } from '../support/db.ts';
import type { Member } from '../support/people.ts';
import { oneOf } from '../support/sweep.ts';
import { openGate } from './support/gate.ts';
import { guestPage } from './support/guest-page.ts';
import { workIsDone } from './support/work-is-done.ts';

const { url: databaseUrl, pool } = await testDb();
const gate = await openGate(databaseUrl);
const dataDir = await mkdtemp(join(tmpdir(), 'baobab-gone-'));
/** Six seconds until the silence is noticed and five for a new connection; a database that is gone is noticed at once. */
const patience = 12_000;

let site: Site;
let api: Api;
let member: Member;
let thread: Thread;
/** What the member's browser shows for pages. */
let cookie: string;
let cached: ReturnType<typeof guestPage>;

beforeAll(async () => {
  site = await startSite({ databaseUrl: gate.url, dataDir });
  api = new Api(site.url);
  member = await newMember(api);
  thread = await newThread(api, { author: member, subject: 'Read before the outage' });
  const session = await api.must('sign-in.open-page-session', { uid: member.uid }, { token: member.token });
  cookie = session.headers.get('set-cookie')!.split(';', 1)[0]!;
  cached = guestPage(api, `/forum/15443/${thread.tid}`);
});
afterEach(() => gate.open());
afterAll(async () => {
  await site.stop();
  await gate.close();
  await rm(dataDir, { recursive: true, force: true });
});

const health = async (path: string) => (await api.fetch(path)).status;

/** An answer, and that it came before anybody lost patience. */
async function quickly<T>(ask: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const answer = await ask();
  expect(performance.now() - from).toBeLessThan(patience);
  return answer;
}

const write = (language: string) =>
  api.call('threads.new-reply', { tid: thread.tid, message: 'Is anybody there?' }, { token: member.token, language });

async function isBack(): Promise<void> {
  await expect.poll(() => health('/readyz'), { timeout: 20_000 }).toBe(200);
}

/** What another process says of a thread drops its page here. */
async function otherProcessesReachUs(): Promise<void> {
  await cached.isCached();
  const before = await cached.read();
  await pool.query(`update threads.threads set subject = subject || '!' where tid = $1`, [thread.tid]);
  await pool.query(`select pg_notify('tags', $1)`, [`another-process ["t:${thread.tid}"]`]);
  await expect.poll(cached.read, { timeout: 5000 }).not.toBe(before);
}

/** A run by day tries one of them: most of their time is waiting. */
const ways = oneOf('the database goes away', [
  ['gone', '/ng/latest', () => gate.close()],
  ['mute', '/ke/latest', async () => gate.mute()],
] as const);

describe.each(ways)('while the database is %s', (_how, unread, leave) => {
  test('guests read on, writes are asked to try again, and everything resumes by itself', async () => {
    // Events about the reply, handled later, would drop the thread's page once more.
    await workIsDone(pool);
    await cached.isCached();
    // The pool's connections stand open, as on a lively evening.
    await Promise.all(Array.from({ length: 12 }, () => api.must('threads.view', { tid: thread.tid })));
    await leave();

    const english = await quickly(() => write('en'));
    expect(await health('/healthz')).toBe(200);
    expect(await health('/readyz')).toBe(503);
    expect(await quickly(cached.read)).toContain('Read before the outage');

    expect(english.body).toMatchObject({ status: 0, data: null, error: 'wire.unavailable' });
    expect(english.http).toBe(503);
    const [french, hindi] = await quickly(() => Promise.all([write('fr'), write('hi')]));
    expect(new Set([english.msg, french.msg, hindi.msg]).size).toBe(3);
    expect(english.msg).toMatch(/try again/i);

    const asMember = { headers: { cookie } };
    const reads = [
      api.fetch(unread),
      api.fetch('/ng', {}, asMember),
      // As nobody has asked for it: what was asked for before is answered, like guests' pages.
      api.call('threads.view', { tid: thread.tid, limit: 7 }),
    ] as const;
    const [uncached, own, view] = await quickly(() => Promise.all(reads));
    expect([own.status, own.headers.get('cache-control')]).toEqual([503, 'private, no-cache']);
    expect(uncached.status).toBe(503);
    expect(await uncached.text()).toContain('System error / Please try it later.');
    expect(view.error).toBe('wire.unavailable');

    await gate.open();
    await isBack();
    const reply = await newReply(api, { tid: thread.tid, message: 'Somebody is.' });
    await cached.shows('Somebody is.');
    expect((await api.must('threads.view', { tid: thread.tid })).data.postlist.at(-1)?.pid).toBe(reply.pid);
    expect((await api.fetch(unread)).status).toBe(200);
    await otherProcessesReachUs();
    await workIsDone(pool);
  });
});
