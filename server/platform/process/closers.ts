import type { Log } from '../context.ts';

/** What must be closed at the end, the last opened first; also when the start fails halfway. */
export class Closers {
  #steps: (() => Promise<unknown>)[] = [];
  #log: Log;
  #running: Promise<void> | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** Whether the end has begun: what fails from then on fails because of it. */
  get closing(): boolean {
    return this.#running !== undefined;
  }

  /** Closes everything, once; the others are closed even when one fails. */
  run(): Promise<void> {
    this.#running ??= this.#closeAll();
    return this.#running;
  }

  async #closeAll(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      await step().catch((error: unknown) => this.#log.error({ err: error }, 'Not everything could be closed'));
    }
  }
}
