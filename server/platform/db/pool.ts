import { hash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { within } from '../within.ts';
import { isUnavailable } from './errors.ts';
import { timeouts } from './timeouts.ts';
import type { DB } from './types.ts';

type PoolOptions = {
  url: string;
  /** Connections of this process at most. */
  max?: number;
  /** Called when a connection breaks while nobody uses it; the pool replaces it by itself. */
  onError?: (error: Error) => void;
};

const { builtins } = pg.types;
const int8Array = 1016;
const int4Array = 1007;
const plainText = (value: string) => value;

/**
 * How values come back: ids and amounts as numbers (all are below 2^53, sums of them too), a day as `YYYY-MM-DD`
 * (as a Date it would move with the time zone of the machine), a moment as Date, jsonb parsed.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number;
    if (oid === builtins.DATE) return plainText;
    // The driver's type for these numbers leaves out the arrays.
    return pg.types.getTypeParser((oid as number) === int8Array ? (int4Array as typeof oid) : oid, format);
  },
};

const namedAtMost = 2000;
const begin = 'begin';
const transactionControl = /^(begin|start|commit|rollback|savepoint|release)\b/i;
/** Statement text -> its name, or undefined after the first use. */
const names = new Map<string, string | undefined>();

/**
 * The name under which a statement is prepared: from its second use on, so that one-off statements cost the
 * server no memory, and up to a limit, so that texts which grow with their input can't fill it.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (transactionControl.test(text)) return undefined;
  if (names.has(text)) {
    const name = hash('sha1', text, 'base64url');
    names.set(text, name);
    return name;
  }
  if (names.size < namedAtMost) names.set(text, undefined);
  return undefined;
}

const begun = { command: 'BEGIN', rowCount: null, rows: [] };

/**
 * A connection that prepares what is asked of it again and again, and opens a transaction together with its first
 * statement, without its callers knowing.
 */
class PreparingClient extends pg.Client {
  #begins = false;

  // The driver's own overloads don't survive an override; what comes in goes on unchanged but for the name.
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const forward = super.query as (...args: unknown[]) => never;
    if (text === begin && rest.length === 0) {
      this.#begins = true;
      return Promise.resolve(begun) as never;
    }
    const name = typeof text === 'string' && Array.isArray(values) ? statementName(text) : undefined;
    const ask = (): never =>
      name === undefined ? forward.apply(this, args) : forward.apply(this, [{ name, text, values }, ...rest]);
    if (!this.#begins) return ask();
    this.#begins = false;
    this.#stream.cork();
    // What prevents a transaction from being opened shows when its first statement is not answered.
    (forward.call(this, begin) as Promise<unknown>).catch(() => undefined);
    const answer = ask();
    this.#stream.uncork();
    return answer;
  }

  /** Breaks the connection without a farewell; statements that wait for an answer on it fail at once. */
  cut(): void {
    this.#stream.destroy();
  }

  get #stream(): Socket {
    // The driver's types leave the connection out.
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }
}

/** The connections of a process. */
export interface DatabasePool extends pg.Pool {
  /** Breaks all connections that stand: for a database that no longer answers on them. */
  cut(): void;
}

/** Connections that stay open however long nobody needs them: as many as one request uses at once. */
const standingBy = 4;

/** The pool of this process. It opens connections when they are needed, so it outlives any outage of the database. */
export function createPool({ url, max = 12, onError }: PoolOptions): DatabasePool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // A connection that is opened anew has to be greeted, and to read the database's catalogue, before it answers.
    min: Math.min(standingBy, max),
    Client: PreparingClient,
    // The transaction's beginning and its first statement are sent at once; all else waits for its answer.
    pipeline: true,
    types,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    ...timeouts,
    application_name: 'baobab',
  } as pg.PoolConfig);
  // A broken connection is reported by the pool when idle and by itself when in use; without these listeners either
  // would end the process.
  const report = (error: Error) => onError?.(error);
  pool.on('error', report);
  const standing = new Set<PreparingClient>();
  pool.on('connect', (client) => {
    client.on('error', report);
    if (client instanceof PreparingClient) standing.add(client);
  });
  pool.on('remove', (client) => {
    if (client instanceof PreparingClient) standing.delete(client);
  });
  return Object.assign(pool, {
    cut: () => {
      for (const client of standing) client.cut();
    },
  });
}

/** The typed query builder over the pool; tables are named with their schema, as in `threads.posts`. */
export function createDb(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Whether the database answers within a second. */
export async function isUp(pool: pg.Pool): Promise<boolean> {
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return within(1000, answer, false);
}

/** Fails with one clear line when the database can't be used at all; for the start. */
export async function requireDatabase(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = isUnavailable(error) ? 'cannot be reached' : 'refuses the connection';
    throw new StartupError(`DATABASE_URL: the database ${reason} (${message})`);
  }
}
