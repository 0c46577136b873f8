import type { Message } from './carrier.ts';

/** Messages of a lively moment go together: each sending is a commit of its own, and wakes every process. */
const gatherMs = 20;
/** Between tries while nothing takes them. */
const retryMs = 500;
/** Past so many that nothing took, those who listen are asked to look at everything anew. */
const mostWaiting = 5000;

interface Waiting {
  message: Message;
  sent: () => void;
}

interface OutgoingOptions {
  send: (messages: readonly Message[]) => Promise<void>;
  /** What goes in the place of too many messages. */
  instead: Message;
  onError: (error: Error) => void;
}

/** What this process has to say: sent at once when nothing was sent just before, else together; until it is sent. */
export class Outgoing {
  #options: OutgoingOptions;
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #lastAt = Number.NEGATIVE_INFINITY;
  #stopped = false;

  constructor(options: OutgoingOptions) {
    this.#options = options;
  }

  /** Resolves once a carrier has taken it. */
  add(message: Message): Promise<void> {
    return new Promise((sent) => {
      this.#waiting.push({ message, sent });
      this.#sendIn(Math.max(0, this.#lastAt + gatherMs - performance.now()));
    });
  }

  /** Sends what waits now; what nothing takes is left. */
  async flush(): Promise<void> {
    await this.#sending;
    await this.#send();
  }

  /** Sends what waits for a last time; whether nothing is left. */
  async stop(): Promise<boolean> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.flush();
    return this.#waiting.length === 0;
  }

  #sendIn(milliseconds: number): void {
    if (this.#stopped || this.#sending) return;
    this.#timer ??= setTimeout(() => void this.#send(), milliseconds).unref();
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#lastAt = performance.now();
    let wait = gatherMs;
    this.#sending = this.#options.send(batch.map(({ message }) => message)).then(
      () => {
        for (const { sent } of batch) sent();
      },
      (error: Error) => {
        this.#options.onError(error);
        this.#waiting = this.#boundedOf([...batch, ...this.#waiting]);
        wait = retryMs;
      },
    );
    await this.#sending;
    this.#sending = undefined;
    if (this.#waiting.length > 0) this.#sendIn(wait);
  }

  #boundedOf(waiting: Waiting[]): Waiting[] {
    if (waiting.length <= mostWaiting) return waiting;
    const all = () => {
      for (const { sent } of waiting) sent();
    };
    return [{ message: this.#options.instead, sent: all }];
  }
}
