import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startEmbedded } from '../server/platform/postgres/embedded.ts';
import { Api } from '../tests/support/api.ts';
import { newReply } from '../tests/support/content.ts';
import { startSite } from './support/site.ts';

const databaseDir = await mkdtemp(join(tmpdir(), 'baobab-away-'));
const dataDir = await mkdtemp(join(tmpdir(), 'baobab-away-'));
const startDatabase = () => startEmbedded({ dataDir: databaseDir, durable: false });
let database = await startDatabase();
let away = false;
const site = await startSite({ databaseUrl: database.url, dataDir, env: { LOG_LEVEL: 'fatal' } });
const api = new Api(site.url);

const comeBack = async (): Promise<void> => {
  database = await startDatabase();
  away = false;
};

// A second try, and the site's own end, find the database they need.
afterEach(async () => {
  if (away) await comeBack();
});

afterAll(async () => {
  await site.stop();
  await database.stop();
  await Promise.all([databaseDir, dataDir].map((path) => rm(path, { recursive: true, force: true })));
});

test('with the database gone guests go on reading, writers are asked to try again, and all resumes by itself', async () => {
  const { tid, author } = await newReply(api);
  const path = `/forum/15443/${tid}`;
  // What follows the reply (counters, scores) makes its page stale once more; a page cached after that stays, and has an etag.
  await expect.poll(announcementsWaiting, { timeout: 20_000 }).toBe(0);
  const etag = async () => (await api.fetch(path)).headers.get('etag');
  await expect.poll(etag, { timeout: 20_000 }).not.toBeNull();
  const before = await (await api.fetch(path)).text();
  const like = () => api.call('threads.agree', { tid }, { token: author.token });

  await database.stop();
  away = true;
  const cached = await api.fetch(path);
  expect(cached.status).toBe(200);
  expect(await cached.text()).toBe(before);
  expect((await api.fetch('/readyz')).status).toBe(503);
  expect((await api.fetch('/healthz')).status).toBe(200);
  const refused = await like();
  expect(refused).toMatchObject({ http: 503, error: 'wire.unavailable', msg: expect.stringMatching(/try again/i) });
  expect((await api.fetch('/latest')).status).toBe(503);

  await comeBack();
  await expect.poll(async () => (await api.fetch('/readyz')).status, { timeout: 20_000 }).toBe(200);
  expect((await like()).data).toMatchObject({ is_like: 1 });
});

async function announcementsWaiting(): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ waiting: number }>(`
      select ((select count(*) from platform.outbox) + (select count(*) from platform.events
        where id > (select min(position) from platform.readers)))::int as waiting`);
    return rows[0]!.waiting;
  } finally {
    await client.end();
  }
}
