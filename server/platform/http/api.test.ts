import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { domainSite } from '../../../tests/support/domain-site.ts';
import { createDb, createPool } from '../db/pool.ts';

/** A database address where nobody listens any more. */
async function nowhere(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `postgres://nobody@127.0.0.1:${port}/gone`;
}

const gone = createDb(createPool({ url: await nowhere() }));
const { api } = await domainSite(() => ({
  handlers: { 'countries.names': () => ({ success: 1, lists: [] }) },
  actors: {
    byToken: () => gone.selectFrom('accounts.sessions').select('uid').executeTakeFirstOrThrow() as never,
    byPageCookie: async () => null,
    bySign: async () => null,
  },
}));

test('a caller whose token can’t be looked up is asked to try again, and guests are served', async () => {
  const answer = await api.call('countries.names', {}, { token: 'x' });
  expect([answer.http, answer.error]).toEqual([503, 'wire.unavailable']);
  expect((await api.call('countries.names')).ok).toBe(true);
});
