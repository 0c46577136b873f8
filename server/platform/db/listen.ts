import { EventEmitter } from 'node:events';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { DB } from './types.ts';

/** PostgreSQL refuses 8,000 bytes and more: send ids and let the receiver read. */
const payloadLimit = 7999;
const channelPattern = /^[a-z_][a-z0-9_]{0,62}$/;
const firstRetryMs = 100;
const lastRetryMs = 5000;
const heartbeatMs = 2000;
/** A busy database answers the simplest question within this time; one that doesn't is taken for gone. */
const silenceMs = 4000;

export type Bus = {
  /** Tells every process, this one included. */
  publish: (channel: string, payload: string) => Promise<void>;
  /** Hears a channel; the promise is kept once nothing published from then on is missed. Returns its own end. */
  subscribe: (channel: string, hear: (payload: string) => void) => Promise<() => void>;
  /** Called when the connection is back after a loss: what was published meanwhile was not heard. */
  onReconnect: (react: () => void) => void;
  /** Whether messages are being heard at this moment. */
  isConnected: () => boolean;
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
  const hearers = new EventEmitter().setMaxListeners(0);
  const reactions = new EventEmitter().setMaxListeners(0);
  const channels = new Set<string>();
  const line = new Line(pool, {
    channels,
    hear: (channel, payload) => hearers.emit(channel, payload),
    back: () => reactions.emit('reconnect'),
    onError: onError ?? (() => undefined),
    onSilence: onSilence ?? (() => undefined),
  });
  return {
    publish: async (channel, payload) => {
      check(channel, payload);
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    subscribe: async (channel, hear) => {
      check(channel, '');
      hearers.on(channel, hear);
      const known = channels.has(channel);
      channels.add(channel);
      await line.ready();
      if (!known) await line.listen(channel);
      return () => void hearers.off(channel, hear);
    },
    onReconnect: (react) => void reactions.on('reconnect', react),
    isConnected: () => line.isConnected(),
    stop: () => line.stop(),
  };
}

type LineOptions = {
  channels: ReadonlySet<string>;
  hear: (channel: string, payload: string) => void;
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
    const next = new pg.Client({ ...this.#pool.options, statement_timeout: 5000, application_name: 'baobab bus' });
    next.on('error', (error) => {
      this.#options.onError(error);
      this.#lose(next);
    });
    next.on('end', () => this.#lose(next));
    next.on('notification', ({ channel, payload }) => this.#options.hear(channel, payload ?? ''));
    try {
      await next.connect();
      for (const channel of this.#options.channels) await next.query(`listen ${channel}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    if (this.#stopped) return void (await next.end());
    this.#client = next;
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
    const answered = () => {
      clearTimeout(late);
      if (this.#asked === asked) this.#asked = undefined;
    };
    asked.query('select 1').then(answered, () => {
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
