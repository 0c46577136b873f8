import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../context.ts';

export interface Running {
  /** Settles when it ends, asked to or not. */
  promise: Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Runs what ends by itself when it was without a database for minutes, and begins it anew until it is asked to stop. A
 * failure of the first beginning is the caller's.
 */
export async function keepRunning(
  begin: () => Promise<Running>,
  log: Log,
  pauseMs = 5000,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Running | undefined = await begin();
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await running?.promise.catch((error) => log.error({ err: error }, 'The job workers stopped'));
      if (signal.aborted) return;
      running = undefined;
      await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      running = await begin().catch((error) => void log.error({ err: error }, 'The job workers cannot begin'));
      if (signal.aborted) await running?.stop();
    }
  };
  const watched = watch();
  return async () => {
    stopping.abort();
    await running?.stop();
    await watched;
  };
}
