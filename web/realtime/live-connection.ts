import type { ChannelMessage } from '../../contract/channels.ts';
import { liveBeat, liveCloses, liveTimes, returnAfter } from '../../contract/live.ts';
import type { Signal } from '../../contract/signals.ts';

/** What the server sends. */
export type LiveMessage = Signal | ChannelMessage;

/** As much of a WebSocket as is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

/** What it must know of the browser around it. */
export interface LiveHost {
  open(): Wire;
  token(): string | null;
  visible(): boolean;
  online(): boolean;
  /** Slow or paid by the byte: the state is asked for now and then, and no connection is held. */
  frugal(): boolean;
  /** 0 to 1. */
  random(): number;
  onMessage(message: LiveMessage): void;
  /** Asks for the state by calls. */
  ask(): void;
}

export const livePauses = {
  firstRetry: 1000,
  lastRetry: 60_000,
  /** Somebody who comes back within this time finds the connection open. */
  hidden: 60_000,
  /** Between two questions on a frugal network. */
  ask: 300_000,
} as const;

/** Holds a connection open while the page is visible; a lost one is retried later and later, never by all browsers at once. */
export class LiveConnection {
  #host: LiveHost;
  #wire: Wire | undefined;
  #retry: Timer;
  #silence: Timer;
  #leaving: Timer;
  #failures = 0;
  #asked = Number.NEGATIVE_INFINITY;
  /** A token that the server refused; another one may be better. */
  #refused: string | null = null;
  #stopped = false;

  constructor(host: LiveHost) {
    this.#host = host;
    this.look();
  }

  /** The page was shown or hidden, or the network came or went. */
  look = (): void => {
    clearTimeout(this.#leaving);
    if (!this.#host.online()) this.rest();
    if (this.#host.visible()) this.#begin();
    else this.#leaving = setTimeout(this.rest, livePauses.hidden);
  };

  /** Closes the connection until the page is looked at again. */
  rest = (): void => {
    clearTimeout(this.#silence);
    const old = this.#wire;
    this.#wire = undefined;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  };

  stop(): void {
    this.#stopped = true;
    for (const timer of [this.#retry, this.#leaving]) clearTimeout(timer);
    this.rest();
  }

  #begin = (): void => {
    clearTimeout(this.#retry);
    const token = this.#host.token();
    const may = !this.#stopped && this.#host.visible() && this.#host.online();
    if (!may || this.#wire || token === null || token === this.#refused) return;
    if (this.#host.frugal()) this.#ask();
    else this.#connect(token);
  };

  #later(pause: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(this.#begin, pause);
  }

  #connect(token: string): void {
    const wire = this.#host.open();
    this.#wire = wire;
    wire.onopen = () => wire.send(JSON.stringify({ token }));
    wire.onmessage = ({ data }) => {
      this.#failures = 0;
      this.#watch(token);
      if (data === liveBeat) wire.send(liveBeat);
      else this.#host.onMessage(JSON.parse(String(data)) as LiveMessage);
    };
    wire.onclose = ({ code, reason }) => this.#lost(code, token, reason);
    this.#watch(token);
  }

  /** A network that is gone says nothing; only the beats that don't come show it. */
  #watch(token: string): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.rest();
      this.#lost(0, token, '');
    }, liveTimes.silence);
  }

  #lost(code: number, token: string, reason: string): void {
    clearTimeout(this.#silence);
    this.#wire = undefined;
    if (code === liveCloses.unauthorized) this.#refused = token;
    // Another window of the same member is in use: this one waits until it is looked at again.
    if (code === liveCloses.unauthorized || code === liveCloses.replaced) return;
    // Whoever sends all browsers away at once gives each a time of its own.
    const given = code === liveCloses.restart ? returnAfter(reason) : undefined;
    if (given !== undefined) {
      this.#later(given);
      return;
    }
    const pause = Math.min(livePauses.lastRetry, livePauses.firstRetry * 2 ** this.#failures);
    this.#failures += 1;
    this.#later(pause * (0.5 + this.#host.random() / 2));
  }

  #ask(): void {
    const now = Date.now();
    const wait = this.#asked + livePauses.ask - now;
    if (wait <= 0) {
      this.#asked = now;
      this.#host.ask();
    }
    this.#later(wait > 0 ? wait : livePauses.ask);
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;
