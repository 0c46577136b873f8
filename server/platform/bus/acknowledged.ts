import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { within } from '../within.ts';
import type { Message } from './carrier.ts';

/** A process that hasn't acknowledged a message by then knows that it may have missed one. */
const patienceMs = 2000;
const asked = 'asked';
const acknowledged = 'acknowledged';

/** The channels on which questions and their answers go. */
export const ackChannels = [asked, acknowledged] as const;

interface AckOptions {
  /** Who this process is. */
  id: string;
  send: (messages: readonly Message[]) => Promise<void>;
  /** Who listens at this moment. */
  listening: () => Promise<string[]>;
  /** Resolves once everything that was received so far is done with. */
  settled: () => Promise<void>;
  onError: (error: Error) => void;
}

/** Messages of which one knows that every process has done with them what it does. */
export class Acknowledged {
  #options: AckOptions;
  #answers = new EventEmitter().setMaxListeners(0);

  constructor(options: AckOptions) {
    this.#options = options;
  }

  /** Sends messages; false where a process gave no sign in time. */
  async send(messages: readonly Message[]): Promise<boolean> {
    const ask = randomUUID();
    const { allOf, stop } = this.#collect(ask);
    try {
      // They are received in this order.
      await this.#options.send([...messages, [asked, ask]]);
      return await within(patienceMs, allOf(await this.#options.listening()), false);
    } finally {
      stop();
    }
  }

  /** Takes a question or an answer; false where it is neither. */
  take(channel: string, payload: string): boolean {
    if (channel === acknowledged) this.#answers.emit('answer', payload);
    else if (channel === asked) void this.#answer(payload);
    else return false;
    return true;
  }

  async #answer(ask: string): Promise<void> {
    await this.#options.settled();
    await this.#options.send([[acknowledged, `${ask} ${this.#options.id}`]]).catch(this.#options.onError);
  }

  /** Who acknowledged a question so far, and a promise of all that are waited for. */
  #collect(ask: string) {
    const by = new Set<string>();
    const complete = Promise.withResolvers<true>();
    let awaited: readonly string[] | undefined;
    const look = () => {
      if (awaited?.every((id) => by.has(id))) complete.resolve(true);
    };
    const onAnswer = (answer: string) => {
      const [question, id] = answer.split(' ');
      if (question !== ask || id === undefined) return;
      by.add(id);
      look();
    };
    this.#answers.on('answer', onAnswer);
    return {
      allOf: (ids: readonly string[]): Promise<true> => {
        awaited = ids;
        look();
        return complete.promise;
      },
      stop: () => void this.#answers.off('answer', onAnswer),
    };
  }
}
