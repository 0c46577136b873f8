import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { within } from '../within.ts';
import type { DB } from './types.ts';

/** PostgreSQL refuses 8,000 bytes and more: send ids and let the receiver read. */
const payloadLimit = 7999;
const channelPattern = /^[a-z_][a-z0-9_]{0,62}$/;
const firstRetryMs = 100;
const lastRetryMs = 5000;
const heartbeatMs = 400;
/** A busy database answers the simplest question within this time; one that doesn't is taken for gone. */
const silenceMs = 4000;
/** How old the last proof may be that nothing published is missed. */
const currentMs = 1500;
/** Longer than that: a process that hasn't acknowledged a message by then knows that it may have missed one. */
const patienceMs = 2000;
const asked = 'asked';
const acknowledged = 'acknowledged';
/** The name of a listening connection in pg_stat_activity; its id is appended once it listens. */
const lineName = 'baobab bus';

type OnNotification = (payload: string) => void | Promise<void>;

export type Bus = {
  /** Notifies every process, this one included. */
  publish: (channel: string, payload: string) => Promise<void>;
  /**
   * Notifies every process, and waits until each has done what it does with the message. A process that gives no sign
   * within two seconds is then not current, see `isCurrent`; false says that there was one.
   */
  publishToAll: (channel: string, payload: string) => Promise<boolean>;
  /** Listens to a channel; resolves, once nothing published from then on can be missed, to the function that ends it. */
  subscribe: (channel: string, onNotification: OnNotification) => Promise<() => void>;
  /** Called when the connection is back after a loss: what was published in between was not received. */
  onReconnect: (react: () => void) => void;
  /** Whether messages are being received at this moment. */
  isConnected: () => boolean;
  /** Whether nothing that was published more than a moment ago can have been missed. */
  isCurrent: () => boolean;
  stop: () => Promise<void>;
};

type BusOptions = {
  onError?: (error: Error) => void;
  /** The connection stands and nothing comes back on it: the machine is frozen, or a cable is cut on the way. */
  onSilence?: () => void;
};

/** Publishes when the transaction commits, and not at all when it rolls back. */
export async function notify(tx: Kysely<DB>, channel: string, payload: string): Promise<void> {
  check(channel, payload);
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}

/** The messages between processes: one listening connection a process, beside the pool, reconnected for ever. */
export function createBus(pool: pg.Pool, { onError, onSilence }: BusOptions = {}): Bus {
  const channelListeners = new EventEmitter().setMaxListeners(0);
  const reactions = new EventEmitter().setMaxListeners(0);
  const channels = new Set<string>([asked, acknowledged]);
  /** What is still being done with messages that were received. */
  const work = new Set<Promise<void>>();
  const onNotification = (channel: string, payload: string): void => {
    for (const react of channelListeners.listeners(channel) as OnNotification[]) {
      const done = react(payload);
      if (!done) continue;
      work.add(done);
      void done.finally(() => work.delete(done));
    }
  };
  const line = new Line(pool, {
    channels,
    onNotification,
    back: () => reactions.emit('reconnect'),
    onError: onError ?? (() => undefined),
    onSilence: onSilence ?? (() => undefined),
  });
  channelListeners.on(asked, (ask: string) => void Promise.allSettled(work).then(() => line.acknowledge(ask)));
  return {
    publish: async (channel, payload) => {
      check(channel, payload);
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    publishToAll: async (channel, payload) => {
      check(channel, payload);
      // The acknowledgements of the others arrive by this process's own listening connection.
      await line.ready();
      const ask = randomUUID();
      const answers = collect(channelListeners, ask);
      try {
        // Sent in one transaction, they are received in this order.
        await pool.query('select pg_notify($1, $2), pg_notify($3, $4)', [channel, payload, asked, ask]);
        const { rows } = await pool.query<{ name: string }>(listening);
        return await within(patienceMs, answers.allOf(rows.map(({ name }) => name.slice(lineName.length + 1))), false);
      } finally {
        answers.stop();
      }
    },
    subscribe: async (channel, onNotification) => {
      check(channel, '');
      channelListeners.on(channel, onNotification);
      const known = channels.has(channel);
      channels.add(channel);
      await line.ready();
      if (!known) await line.listen(channel);
      return () => void channelListeners.off(channel, onNotification);
    },
    onReconnect: (react) => void reactions.on('reconnect', react),
    isConnected: () => line.isConnected(),
    isCurrent: () => line.isCurrent(),
    stop: () => line.stop(),
  };
}

/** The connections that listen at this moment, in every process that uses this database. */
const listening = `select application_name as name from pg_stat_activity
  where datname = current_database() and application_name like '${lineName} %'`;

/** Who acknowledged a question so far, and a promise of all that are waited for. */
function collect(channelListeners: EventEmitter, ask: string) {
  const acknowledgedBy = new Set<string>();
  const complete = Promise.withResolvers<true>();
  let awaited: readonly string[] | undefined;
  const look = () => {
    if (awaited?.every((id) => acknowledgedBy.has(id))) complete.resolve(true);
  };
  const onNotification = (message: string) => {
    const [question, by] = message.split(' ');
    if (question !== ask || by === undefined) return;
    acknowledgedBy.add(by);
    look();
  };
  channelListeners.on(acknowledged, onNotification);
  return {
    allOf: (ids: readonly string[]): Promise<true> => {
      awaited = ids;
      look();
      return complete.promise;
    },
    stop: () => void channelListeners.off(acknowledged, onNotification),
  };
}

type LineOptions = {
  channels: ReadonlySet<string>;
  onNotification: (channel: string, payload: string) => void;
  back: () => void;
  onError: (error: Error) => void;
  onSilence: () => void;
};

/** The connection itself: opened at the first need, watched, and opened again after each loss. */
class Line {
  #pool: pg.Pool;
  #options: LineOptions;
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  /** The connection that owes an answer to the heartbeat. */
  #asked: pg.Client | undefined;
  #heartbeat: NodeJS.Timeout;
  readonly #id = randomUUID();
  /** Everything published before this moment was received. */
  #currentAt = Number.NEGATIVE_INFINITY;
  #wait = firstRetryMs;
  #everConnected = false;
  #stopped = false;

  constructor(pool: pg.Pool, options: LineOptions) {
    this.#pool = pool;
    this.#options = options;
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
  }

  isConnected(): boolean {
    return this.#client !== undefined;
  }

  isCurrent(): boolean {
    return this.#client !== undefined && performance.now() - this.#currentAt < currentMs;
  }

  /** Acknowledges a message on this connection: the pool may have none free. */
  acknowledge(ask: string): void {
    this.#client
      ?.query('select pg_notify($1, $2)', [acknowledged, `${ask} ${this.#id}`])
      .catch((error: Error) => this.#options.onError(error));
  }

  async ready(): Promise<void> {
    if (!this.#client) await this.#connect();
  }

  async listen(channel: string): Promise<void> {
    await this.#client?.query(`listen ${channel}`);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    await this.#connecting?.catch(() => undefined);
    const last = this.#client;
    this.#client = undefined;
    await last?.end();
  }

  #connect(): Promise<void> {
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async #open(): Promise<void> {
    const next = new pg.Client({ ...this.#pool.options, statement_timeout: 5000, application_name: lineName });
    next.on('error', (error) => {
      this.#options.onError(error);
      this.#lose(next);
    });
    next.on('end', () => this.#lose(next));
    next.on('notification', ({ channel, payload }) => this.#options.onNotification(channel, payload ?? ''));
    const from = performance.now();
    try {
      await next.connect();
      for (const channel of this.#options.channels) await next.query(`listen ${channel}`);
      // From here on the others wait for this one.
      await next.query("select set_config('application_name', $1, false)", [`${lineName} ${this.#id}`]);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    if (this.#stopped) return void (await next.end());
    this.#client = next;
    this.#currentAt = from;
    this.#wait = firstRetryMs;
    if (this.#everConnected) this.#options.back();
    this.#everConnected = true;
  }

  #lose(lost: pg.Client): void {
    if (this.#client !== lost) return;
    this.#client = undefined;
    // An ended connection has nothing more to say, least of all about how its ending failed.
    lost.end().catch(() => undefined);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#stopped || this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#connect().catch(() => this.#schedule());
    }, this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, lastRetryMs);
  }

  /** A connection cut somewhere on its way says nothing; only a question shows it. */
  #beat(): void {
    const asked = this.#client;
    if (!asked || asked === this.#asked) return;
    this.#asked = asked;
    const late = setTimeout(() => {
      // After a pause of this process its timers run first, and the answer may lie in the socket.
      setImmediate(() => this.#asked === asked && this.#silent(asked));
    }, silenceMs).unref();
    const from = performance.now();
    const answered = () => {
      clearTimeout(late);
      if (this.#asked === asked) this.#asked = undefined;
    };
    // What was published before the question comes before its answer.
    const current = () => {
      answered();
      if (this.#client === asked) this.#currentAt = from;
    };
    asked.query('select 1').then(current, () => {
      answered();
      this.#lose(asked);
    });
  }

  #silent(asked: pg.Client): void {
    if (this.#client !== asked) return;
    this.#options.onSilence();
    this.#lose(asked);
  }
}

function check(channel: string, payload: string): void {
  if (!channelPattern.test(channel)) throw new RangeError(`Not a channel name: ${channel}`);
  const size = Buffer.byteLength(payload);
  if (size > payloadLimit) throw new RangeError(`A message of ${size} bytes is too long for ${channel}`);
}
