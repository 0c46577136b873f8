import type { Message } from './carrier.ts';

/** The channel on which a process says that Redis doesn't reach it. */
export const byNotifyChannel = 'by_notify';
const renewMs = 1000;
/** How long it counts after it was said last. */
const heldMs = 3000;

interface ByNotifyOptions {
  id: string;
  /** Whether Redis carries messages to this process now. */
  redisCarries: () => boolean;
  /** Whether NOTIFY does. */
  notifyCarries: () => boolean;
  /** Whether a process listens that has no Redis in its settings. */
  hasOtherwiseSetUp: () => Promise<boolean>;
  send: (messages: readonly Message[]) => Promise<void>;
  /** False where a process may not know it. */
  sendToAll: (messages: readonly Message[]) => Promise<boolean>;
  /** Everybody knows it now; what was sent before that may have been missed. */
  onKnown: () => void;
}

/**
 * Processes that Redis doesn't reach receive by NOTIFY alone: as long as there is one, everybody sends by it. Such a one is current again
 * once all have acknowledged that they know of it.
 */
export class ByNotify {
  #options: ByNotifyOptions;
  #until = 0;
  #isKnown = false;
  /** When it was said last, as far as it was taken. */
  #saidAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;

  constructor(options: ByNotifyOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.look(), renewMs).unref();
  }

  /** Another process may receive by NOTIFY alone: it said so, or it may have said so while this one received nothing. */
  hold(): void {
    this.#until = performance.now() + heldMs;
  }

  /** Whether messages have to go by NOTIFY. */
  isHeld(): boolean {
    return performance.now() < this.#until;
  }

  /** Whether all others know that this process receives by NOTIFY alone, and remember it still. */
  isKnown(): boolean {
    return this.#isKnown && performance.now() - this.#saidAt < heldMs;
  }

  /** Says to the others that Redis doesn't reach this process, where that is so; otherwise looks whether it reaches the others by their settings. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch(() => {
        this.#isKnown = false;
      })
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { id, redisCarries, notifyCarries, hasOtherwiseSetUp, send, sendToAll, onKnown } = this.#options;
    if (redisCarries() || !notifyCarries()) {
      this.#isKnown = false;
      if (notifyCarries() && (await hasOtherwiseSetUp())) this.hold();
      return;
    }
    const wasKnown = this.isKnown();
    const at = performance.now();
    if (wasKnown) await send([[byNotifyChannel, id]]);
    else this.#isKnown = await sendToAll([[byNotifyChannel, id]]);
    if (this.#isKnown) this.#saidAt = at;
    if (!wasKnown && this.#isKnown) onKnown();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }
}
