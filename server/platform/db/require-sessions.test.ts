import pg from 'pg';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import {
  type Probe,
  requireOwnSessions,
  requirePrepared,
  requirePreparedEverywhere,
  requireSameDatabase,
  requireSessions,
} from './require-sessions.ts';

const { url } = await testDb();
/** Some connections, closed before the database is. */
async function withClients(count: number, look: (clients: readonly pg.Client[]) => Promise<void>): Promise<void> {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: url }));
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await look(clients);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

const shared = /^DATABASE_URL: connections are shared between statements/;

test('a database of its own, or a pooler by session, is taken', async () => {
  await expect(requireSessions(url)).resolves.toBeUndefined();
});

test('connections that are one another’s, as of a pooler in transaction mode, are refused with the reason', async () => {
  await withClients(1, async ([client]) => {
    // Of one connection each statement waits for the one before.
    let last: Promise<unknown> = Promise.resolve();
    const query = (...args: Parameters<pg.Client['query']>) => {
      last = last.then(() => client!.query(...args));
      return last;
    };
    const one: Probe = { query: query as pg.Client['query'] };
    await expect(requireOwnSessions([one, one, one, one])).rejects.toThrow(shared);
  });
});

test('so is a pooler that hands out another connection for each transaction', async () => {
  await withClients(4, async (real) => {
    // What was set on one is read on the next.
    const turned = real.map((_, n): Probe => {
      let asked = 0;
      const next = () => real[(n + (asked++ === 0 ? 0 : 1)) % real.length]!;
      return { query: ((...args: Parameters<pg.Client['query']>) => next().query(...args)) as pg.Client['query'] };
    });
    await expect(requireOwnSessions(turned)).rejects.toThrow(shared);
  });
});

test('a pooler by statement, which refuses to begin, is refused', async () => {
  await withClients(1, async ([client]) => {
    const refusing: Probe = {
      query: ((text: string, values?: unknown[]) =>
        text === 'begin'
          ? Promise.reject(new Error('transaction blocks not allowed in statement pooling mode'))
          : client!.query(text, values)) as pg.Client['query'],
    };
    await expect(requireOwnSessions([refusing])).rejects.toThrow(shared);
  });
});

test('what is prepared on a connection is known there, and a pooler that loses it is refused', async () => {
  await expect(requirePrepared(url)).resolves.toBeUndefined();
  await withClients(4, async ([first, ...others]) => {
    let asked = 0;
    const forgetful: Probe = {
      query: ((question: pg.QueryConfig) =>
        ++asked > 1
          ? Promise.reject(new Error('prepared statement "prepared" does not exist'))
          : first!.query(question)) as pg.Client['query'],
    };
    await expect(requirePreparedEverywhere([forgetful, ...others])).rejects.toThrow(
      /set max_prepared_statements there/,
    );
  });
});

test('two addresses of one database are taken, those of two are refused', async () => {
  const other = await testDb();
  await withClients(2, async ([one, same]) => {
    await expect(requireSameDatabase(one!, same!)).resolves.toBeUndefined();
    await expect(requireSameDatabase(one!, other.pool)).rejects.toThrow('DATABASE_DIRECT_URL: it is another database');
  });
});
