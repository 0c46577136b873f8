import { randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  type Carrier,
  type CarrierEvents,
  currentMs,
  firstRetryMs,
  heartbeatMs,
  lastRetryMs,
  type Message,
  silenceMs,
} from './carrier.ts';

/** The name of a listening connection in pg_stat_activity; its process' id, and what it listens to beside it, are appended once it listens. */
const lineName = 'baobab bus';

/** Its commit waits for no disk: what the database forgets in a crash, its listeners have lost with their connections. */
const sending = `select pg_notify(channel, payload), set_config('synchronous_commit', 'off', true)
  from unnest($1::text[], $2::text[]) as message (channel, payload)`;

interface NotifyEvents extends CarrierEvents {
  /** The connection stands and nothing comes back on it: the machine is frozen, or a cable is cut on the way. */
  onSilence: () => void;
}

/** Messages by NOTIFY: one listening connection a process, beside the pool. */
export class NotifyCarrier implements Carrier {
  #pool: pg.Pool;
  #events: NotifyEvents;
  #channels: Set<string>;
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  /** The connection that owes an answer to the heartbeat. */
  #asked: pg.Client | undefined;
  #heartbeat: NodeJS.Timeout;
  /** Who this process is to the others. */
  readonly id = randomUUID();
  #beside: 'redis' | 'nothing';
  /** Everything published before this moment was received. */
  #currentAt = Number.NEGATIVE_INFINITY;
  #wait = firstRetryMs;
  #everConnected = false;
  #stopped = false;

  constructor(pool: pg.Pool, events: NotifyEvents, channels: readonly string[], beside: 'redis' | 'nothing') {
    this.#pool = pool;
    this.#beside = beside;
    this.#events = events;
    this.#channels = new Set(channels);
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
  }

  isConnected(): boolean {
    return this.#client !== undefined;
  }

  isCurrent(): boolean {
    return this.#client !== undefined && performance.now() - this.#currentAt < currentMs;
  }

  /** By the listening connection itself: the pool may have none free. */
  async send(messages: readonly Message[]): Promise<void> {
    const parts = [messages.map(([channel]) => channel), messages.map(([, payload]) => payload)];
    await (this.#client ?? this.#pool).query(sending, parts);
  }

  async open(): Promise<void> {
    if (!this.#client) await this.#connect();
  }

  /** Listens to a channel, too. */
  async listenTo(channel: string): Promise<void> {
    const known = this.#channels.has(channel);
    this.#channels.add(channel);
    await this.open();
    if (!known) await this.#client?.query(`listen ${channel}`);
  }

  /** The processes that listen at this moment, whatever else carries messages to them. */
  async listening(): Promise<string[]> {
    return (await this.#lines()).map(({ id }) => id);
  }

  /** Whether one of them was set up to listen to nothing else. */
  async hasOtherwiseSetUp(): Promise<boolean> {
    return (await this.#lines()).some(({ beside }) => beside !== this.#beside);
  }

  async #lines(): Promise<{ id: string; beside: string }[]> {
    const { rows } = await this.#pool.query<{ id: string; beside: string }>(
      `select split_part(application_name, ' ', 3) as id, split_part(application_name, ' ', 4) as beside
         from pg_stat_activity where datname = current_database() and application_name like $1`,
      [`${lineName} %`],
    );
    return rows;
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
      this.#events.onError(error);
      this.#lose(next);
    });
    next.on('end', () => this.#lose(next));
    next.on('notification', ({ channel, payload }) => this.#events.onMessage(channel, payload ?? ''));
    const from = performance.now();
    try {
      await next.connect();
      for (const channel of this.#channels) await next.query(`listen ${channel}`);
      // From here on the others wait for this one.
      await next.query("select set_config('application_name', $1, false)", [`${lineName} ${this.id} ${this.#beside}`]);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    if (this.#stopped) return void (await next.end());
    this.#client = next;
    this.#currentAt = from;
    this.#wait = firstRetryMs;
    if (this.#everConnected) this.#events.onMissed();
    this.#everConnected = true;
  }

  #lose(lost: pg.Client): void {
    if (this.#client !== lost) return;
    this.#client = undefined;
    this.#events.onLost();
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
    this.#events.onSilence();
    this.#lose(asked);
  }
}
