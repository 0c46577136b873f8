import pg from 'pg';
import { StartupError } from '../startup-error.ts';

const atOnce = 4;
/** A pooler without a free connection lets wait for minutes. */
const patienceMs = 5000;
const refused =
  'DATABASE_URL: connections are shared between statements (a pooler in transaction or statement mode). Prepared ' +
  'statements, LISTEN and locks need a session of their own: set pool_mode=session there, or name the database itself by DATABASE_DIRECT_URL';

/** What is asked of one connection: a value of the session is set in one transaction and read in another. */
export type Probe = Pick<pg.Client, 'query'>;

/**
 * Fails with one clear line where several connections turn out to be one another's, as behind a pooler that hands them
 * out anew for each transaction; for the start. Each sets a value of its session, then all read theirs at the same time.
 */
export const requireSessions = (url: string): Promise<void> => withClients(url, requireOwnSessions);

/**
 * Fails with one clear line where a pooler doesn't know on one connection what was prepared on another; for the start. Each
 * prepares a statement, then the first one asks by it while all others are in a transaction.
 */
export const requirePrepared = (url: string): Promise<void> => withClients(url, requirePreparedEverywhere);

async function withClients(url: string, check: (clients: readonly Probe[]) => Promise<void>): Promise<void> {
  const settings = { connectionString: url, application_name: 'baobab', connectionTimeoutMillis: patienceMs };
  const clients = Array.from({ length: atOnce }, () => new pg.Client({ ...settings, query_timeout: patienceMs }));
  try {
    for (const client of clients) client.on('error', () => undefined);
    await Promise.all(clients.map((client) => client.connect())).catch((error: Error) => {
      throw new StartupError(
        `DATABASE_URL: ${atOnce} connections at the same time are not to be had (${error.message})`,
      );
    });
    await check(clients);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

/** As `requireSessions`, with connections that are open already. */
export async function requireOwnSessions(clients: readonly Probe[]): Promise<void> {
  for (const [n, client] of clients.entries()) {
    await client.query("select set_config('baobab.session', $1, false)", [String(n)]);
  }
  // A pooler by statement refuses to begin.
  const begun = await Promise.allSettled(clients.map((client) => client.query('begin')));
  const read = await Promise.allSettled(
    clients.map((client) => client.query("select current_setting('baobab.session', true) as own")),
  );
  await Promise.allSettled(clients.map((client) => client.query('rollback')));
  const isOwn = (answer: PromiseSettledResult<pg.QueryResult>, n: number) =>
    answer.status === 'fulfilled' && answer.value.rows[0]?.own === String(n);
  if (begun.some(({ status }) => status === 'rejected') || !read.every(isOwn)) throw new StartupError(refused);
}

/** As `requirePrepared`, with connections that are open already. */
export async function requirePreparedEverywhere(clients: readonly Probe[]): Promise<void> {
  const [first, ...others] = clients;
  const ask = () => first?.query({ name: 'prepared', text: 'select $1::int as one', values: [1] });
  try {
    await ask();
    for (const other of others) await other.query('begin');
    for (const other of others) await other.query('select 1');
    await ask();
  } catch (error) {
    throw new StartupError(
      'DATABASE_URL: what is prepared on one connection of the pooler is not known on the next: set ' +
        `max_prepared_statements there (PgBouncer 1.21 or newer), or pool_mode=session (${(error as Error).message})`,
    );
  } finally {
    await Promise.allSettled(others.map((other) => other.query('rollback')));
  }
}

/** Fails where two addresses lead to two databases. */
export async function requireSameDatabase(pooled: Probe, direct: Probe): Promise<void> {
  const which = 'select current_database() as name, pg_postmaster_start_time()::text as since';
  const [one, other] = await Promise.all([pooled.query(which), direct.query(which)]);
  if (one.rows[0]?.name !== other.rows[0]?.name || one.rows[0]?.since !== other.rows[0]?.since)
    throw new StartupError('DATABASE_DIRECT_URL: it is another database than that of DATABASE_URL');
}
