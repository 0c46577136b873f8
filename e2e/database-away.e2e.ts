import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbedded } from '../server/platform/postgres/embedded.ts';
import { Api } from '../tests/support/api.ts';
import { newReply } from '../tests/support/content.ts';
import { startSite } from './support/site.ts';

const databaseDir = await mkdtemp(join(tmpdir(), 'baobab-away-'));
const dataDir = await mkdtemp(join(tmpdir(), 'baobab-away-'));
let database = await startEmbedded({ dataDir: databaseDir, durable: false });
const site = await startSite({ databaseUrl: database.url, dataDir, env: { LOG_LEVEL: 'fatal' } });
const api = new Api(site.url);

afterAll(async () => {
  await site.stop();
  await database.stop();
  await Promise.all([databaseDir, dataDir].map((path) => rm(path, { recursive: true, force: true })));
});

test('with the database gone guests go on reading, writers are told to try again, and all resumes by itself', async () => {
  const { tid, author } = await newReply(api);
  const path = `/forum/15443/${tid}`;
  // What follows the reply (counters, scores) makes pages stale for a moment; then one is kept, and has an etag.
  const etag = async () => (await api.fetch(path)).headers.get('etag');
  await expect.poll(etag, { timeout: 10_000 }).not.toBeNull();
  const before = await (await api.fetch(path)).text();
  const like = () => api.call('threads.agree', { tid }, { token: author.token });

  await database.stop();
  const kept = await api.fetch(path);
  expect(kept.status).toBe(200);
  expect(await kept.text()).toBe(before);
  expect((await api.fetch('/readyz')).status).toBe(503);
  expect((await api.fetch('/healthz')).status).toBe(200);
  const refused = await like();
  expect(refused).toMatchObject({ http: 503, error: 'wire.unavailable', msg: expect.stringMatching(/try again/i) });
  expect((await api.fetch('/latest')).status).toBe(503);

  database = await startEmbedded({ dataDir: databaseDir, durable: false });
  await expect.poll(async () => (await api.fetch('/readyz')).status, { timeout: 20_000 }).toBe(200);
  expect((await like()).data).toMatchObject({ is_like: 1 });
});
