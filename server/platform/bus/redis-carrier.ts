import { randomUUID } from 'node:crypto';
import type { OpenRedis, RedisClient } from '../redis/client.ts';
import { within } from '../within.ts';
import { type Carrier, type CarrierEvents, currentMs, heartbeatMs, type Message, silenceMs } from './carrier.ts';

/** Shard channels of one name's part in braces are of one node, which puts all messages into one order. */
export const channelOf = (site: string): string => `{baobab ${site}}`;
const openMs = 3000;
/** A cluster's node that is cut off takes no writes, where it is set up so: then it proves nothing either. */
const proofMs = 5000;
/** Senders whose numbers are remembered. */
const mostSenders = 1000;

interface Clients {
  sender: RedisClient;
  /** Of a cluster, the same: it has connections of its own for what it listens to. */
  listener: RedisClient;
}

function end({ sender, listener }: Clients): void {
  for (const client of new Set([sender, listener])) client.disconnect();
}

/** Messages by Redis' shard channels: one connection that listens, one that sends; of a cluster, its own. */
export class RedisCarrier implements Carrier {
  #events: CarrierEvents;
  #open: OpenRedis;
  #clients: Clients;
  readonly #id = randomUUID();
  readonly #channel: string;
  readonly #own: string;
  #sent = 0;
  #sentAt = Number.NEGATIVE_INFINITY;
  /** The number of the last message of each sender. */
  #last = new Map<string, number>();
  /** Everything sent before this moment was received. */
  #currentAt = Number.NEGATIVE_INFINITY;
  #renewedAt = performance.now();
  #connected = false;
  #everConnected = false;
  #opened = Promise.withResolvers<void>();
  #heartbeat: NodeJS.Timeout;
  #subscribing: Promise<void> | undefined;
  #asking = false;
  #stopped = false;

  /** `site`: whose messages they are; several sites may use one Redis, and channels know none of its databases. */
  constructor(open: OpenRedis, site: string, events: CarrierEvents) {
    this.#open = open;
    this.#channel = channelOf(site);
    this.#own = `${this.#channel}:${this.#id}`;
    this.#events = events;
    this.#clients = this.#connect();
    this.#heartbeat = setInterval(() => void this.#beat(), heartbeatMs).unref();
  }

  #connect(): Clients {
    const sender = this.#open(this.#events.onError);
    const listener = sender.isCluster ? sender : this.#open(this.#events.onError);
    const isOurs = () => this.#clients.listener === listener;
    listener.on('smessage', (name: string, text: string) => isOurs() && this.#take(name, text));
    listener.on('ready', () => isOurs() && void this.#subscribe());
    listener.on('close', () => isOurs() && this.#lose());
    return { sender, listener };
  }

  isConnected(): boolean {
    return this.#connected;
  }

  isCurrent(): boolean {
    return this.#connected && performance.now() - this.#currentAt < currentMs;
  }

  async send(messages: readonly Message[]): Promise<void> {
    const number = this.#sent + 1;
    await this.#clients.sender.spublish(this.#channel, JSON.stringify([this.#id, number, messages]));
    // One that failed goes another way, and leaves no gap.
    this.#sent = number;
    this.#sentAt = performance.now();
  }

  /** Fails where Redis can't be had for now; it is tried for ever all the same. */
  async open(): Promise<void> {
    const opened = this.#opened.promise.then(() => true);
    if (!(await within(openMs, opened, false))) throw new Error('Redis can’t be reached');
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#connected = false;
    clearInterval(this.#heartbeat);
    await this.#subscribing;
    end(this.#clients);
  }

  #subscribe(): Promise<void> {
    this.#subscribing ??= this.#clients.listener
      .ssubscribe(this.#channel, this.#own)
      .then(
        () => void this.#beat(),
        (error: Error) => this.#events.onError(error),
      )
      .finally(() => {
        this.#subscribing = undefined;
      });
    return this.#subscribing;
  }

  #take(name: string, text: string): void {
    if (name === this.#own) return void this.#proven(Number(text));
    const [sender, number, messages] = JSON.parse(text) as [string, number, Message[]];
    const last = this.#last.get(sender) ?? 0;
    this.#note(sender, number);
    const isMissing = number > last + (messages.length > 0 ? 1 : 0);
    if (isMissing) this.#events.onMissed();
    for (const [channel, payload] of messages) this.#events.onMessage(channel, payload);
  }

  #note(sender: string, number: number): void {
    this.#last.delete(sender);
    this.#last.set(sender, number);
    if (this.#last.size <= mostSenders) return;
    const [oldest] = this.#last.keys();
    this.#last.delete(oldest!);
  }

  /** What was sent before the question comes before its answer, on the same connection. */
  #proven(askedAt: number): void {
    this.#currentAt = Math.max(this.#currentAt, askedAt);
    if (this.#connected || this.#stopped) return;
    this.#connected = true;
    this.#opened.resolve();
    if (this.#everConnected) this.#events.onMissed();
    this.#everConnected = true;
  }

  #lose(): void {
    if (!this.#connected) return;
    this.#connected = false;
    this.#events.onLost();
  }

  /** Asks for a proof that messages come through, and begins anew where it stays away. */
  async #beat(): Promise<void> {
    if (performance.now() - Math.max(this.#currentAt, this.#renewedAt) > silenceMs) this.#renew();
    if (this.#asking || this.#stopped || this.#clients.sender.status !== 'ready') return;
    this.#asking = true;
    try {
      await this.#ask(performance.now());
      await this.#sayNumberAgain();
      if (!this.#connected) await this.#subscribe();
    } catch {
      this.#lose();
    } finally {
      this.#asking = false;
    }
  }

  /** A server that stands still holds its connections: only new ones find who took its place. */
  #renew(): void {
    this.#lose();
    this.#renewedAt = performance.now();
    const last = this.#clients;
    this.#clients = this.#connect();
    end(last);
  }

  /** The client of a cluster listens elsewhere now and then without a word: who missed the last message sees it by its number. */
  async #sayNumberAgain(): Promise<void> {
    const since = performance.now() - this.#sentAt;
    if (since < heartbeatMs || since > silenceMs + heartbeatMs) return;
    await this.#clients.sender.spublish(this.#channel, JSON.stringify([this.#id, this.#sent, []]));
  }

  async #ask(now: number): Promise<void> {
    const done = await this.#clients.sender
      .multi()
      .set(this.#own, '', 'PX', proofMs)
      .spublish(this.#own, String(now))
      .exec();
    const refused = done?.find(([error]) => error)?.[0];
    if (!done || refused) throw refused ?? new Error('Redis refused a transaction');
  }
}
