import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { isRetryable, isUnavailable, mayAskElsewhere } from './errors.ts';
import { createPool } from './pool.ts';

const { pool, url } = await testDb();

/** What the driver throws when the server reports this state. */
async function raised(state: string): Promise<unknown> {
  const raise = `do $$ begin raise exception 'raised' using errcode = '${state}'; end $$`;
  return pool.query(raise).catch((error: unknown) => error);
}

test.each([
  ['a deadlock', '40P01', { unavailable: false, retryable: true }],
  ['a shutdown', '57P01', { unavailable: true, retryable: true }],
  ['a broken connection', '08006', { unavailable: true, retryable: true }],
  ['a full disk', '53100', { unavailable: true, retryable: false }],
  ['no memory left', '53200', { unavailable: true, retryable: false }],
  ['a server that only reads', '25006', { unavailable: true, retryable: false }],
  ['a mistake of ours', '42703', { unavailable: false, retryable: false }],
])('%s is recognised: %s', async (_title, state, expected) => {
  const error = await raised(state);
  expect({ unavailable: isUnavailable(error), retryable: isRetryable(error) }).toEqual(expected);
});

test.each([
  ['a shutdown', '57P01', true],
  ['a statement cut off after its time', '57014', false],
  ['a mistake of ours', '42703', false],
])('another server is asked after %s: %s', async (_title, state, expected) => {
  expect(mayAskElsewhere(await raised(state))).toBe(expected);
});

test('a statement cut off after its time is worth another try later, not at once', async () => {
  const client = await pool.connect();
  await client.query('set statement_timeout = 20');
  const error = await client.query('select pg_sleep(5)').catch((reason: unknown) => reason);
  client.release(true);
  expect([isUnavailable(error), isRetryable(error)]).toEqual([true, false]);
});

test('a caller that has waited for a connection in vain does not wait again', async () => {
  const narrow = createPool({ url, max: 1 });
  const held = await narrow.connect();
  narrow.options.connectionTimeoutMillis = 20;
  const error = await narrow.query('select 1').catch((reason: unknown) => reason);
  held.release();
  await narrow.end();
  expect([isUnavailable(error), isRetryable(error)]).toEqual([true, false]);
});

test('what is asked of a pool that has ended is the process ending, and no fault of ours', async () => {
  const ending = createPool({ url, max: 1 });
  await ending.end();
  const error = await ending.query('select 1').catch((reason: unknown) => reason);
  expect([isUnavailable(error), isRetryable(error)]).toEqual([true, false]);
});

/** Takes connections and says nothing, as a database whose machine is frozen. */
async function mute(ask: (port: number) => Promise<unknown>): Promise<unknown> {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const error = await ask(port).catch((reason: unknown) => reason);
  server.close();
  return error;
}

test.each([
  [
    'a pool’s',
    async (port: number) => {
      const waiting = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 20 });
      await waiting.query('select 1').finally(() => waiting.end());
    },
  ],
  ['a lone one', (port: number) => new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 20 }).connect()],
])('a connection that a database never answers is not begun again at once: %s', async (_whose, connect) => {
  const error = await mute(connect);
  expect(error).toBeInstanceOf(Error);
  expect([isUnavailable(error), isRetryable(error)]).toEqual([true, false]);
});
