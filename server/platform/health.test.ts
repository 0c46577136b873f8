import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { testDb } from '../../tests/support/db.ts';
import { createDb, createPool } from './db/pool.ts';
import { registerHealth } from './health.ts';
import { registerMetrics, startMetrics } from './metrics.ts';
import { collect } from './outbox/collect.ts';
import { registerReaders } from './outbox/readers.ts';
import { storeEvents } from './outbox/store.ts';

const { pool, url } = await testDb();

// Another file of the same worker may have started them before, for a database that is gone since.
const gone = createPool({ url: 'postgres://nobody@127.0.0.1:1/none' });
startMetrics(gone);
await gone.end();

function server(options: { token?: string; database?: typeof pool } = {}) {
  const app = Fastify();
  const readiness = { accepting: true };
  startMetrics(pool);
  registerHealth(app, options.database ?? pool, readiness);
  registerMetrics(app, options.token);
  app.get('/things/:id', (_request, reply) => reply.send('a thing'));
  return { app, readiness };
}

test('ready is who accepts work and reaches the database', async () => {
  const { app, readiness } = server();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  readiness.accepting = false;
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('without the database the process is alive but not ready', async () => {
  const nowhere = createPool({ url: 'postgres://nobody@127.0.0.1:1/none' });
  const { app } = server({ database: nowhere });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json().database]).toEqual([503, false]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await nowhere.end();
});

test('requests are counted by route and never by address', async () => {
  const { app } = server();
  await app.inject('/things/12345');
  const text = (await app.inject('/metrics')).body;
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/things/:id",status="2xx"} 1');
  expect(text).not.toContain('12345');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).toContain('db_pool_connections{state="open"}');
});

test('how far each reader of the event log is behind is measured by its name', async () => {
  const { app } = server();
  const db = createDb(pool);
  await registerReaders(db, ['threads', 'feeds'], new Date());
  await storeEvents(db, [{ name: 'test.happened', payload: {} }], [], new Date(Date.now() - 60_000));
  await collect(db, 'wait');
  const at = { position: 1, attempts: 3 };
  await db.updateTable('platform.readers').set(at).where('name', '=', 'feeds').execute();
  // On a busy machine a scrape goes without what the database takes a second for.
  const scrape = async () => (await app.inject('/metrics')).body;
  await expect.poll(scrape, { timeout: 20_000 }).toContain('event_reader_behind_events{reader="threads"} 1');
  const text = await scrape();
  expect(text).toMatch(/event_reader_behind_seconds\{reader="threads"\} 6\d/);
  expect(text).toContain('event_reader_behind_events{reader="feeds"} 0');
  expect(text).toContain('event_reader_behind_seconds{reader="feeds"} 0');
  expect(text).toContain('event_reader_attempts{reader="feeds"} 3');
  expect(text).toMatch(/^outbox_oldest_seconds 6\d/m);
  expect(text).toMatch(/^jobs_oldest_seconds 0$/m);
});

test('connections of the pool are counted by their state', async () => {
  const { app } = server();
  const small = createPool({ url, max: 1 });
  startMetrics(small);
  const client = await small.connect();
  const waiting = small.connect();
  const text = (await app.inject('/metrics')).body;
  expect(text).toContain('db_pool_connections{state="open"} 1');
  expect(text).toContain('db_pool_connections{state="idle"} 0');
  expect(text).toMatch(/db_pool_connections{state="awaited"} [1-9]/);
  client.release();
  (await waiting).release();
  startMetrics(pool);
  await small.end();
});

test('without a token metrics are for this machine, and not through a proxy on it', async () => {
  const { app } = server();
  const status = async (options: object) => (await app.inject({ url: '/metrics', ...options })).statusCode;
  expect(await status({})).toBe(200);
  expect(await status({ remoteAddress: '203.0.113.7' })).toBe(404);
  expect(await status({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
});

test('with a token metrics are for those who know it', async () => {
  const { app } = server({ token: 'metrics-token' });
  const status = async (authorization?: string) =>
    (
      await app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.7',
        headers: authorization === undefined ? {} : { authorization },
      })
    ).statusCode;
  expect(await status()).toBe(404);
  expect(await status('Bearer wrong')).toBe(404);
  expect(await status('Bearer metrics-token')).toBe(200);
});
