import pg from 'pg';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { type Probe, requireOwnSessions, requireSessions } from './require-sessions.ts';

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
