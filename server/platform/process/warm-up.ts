import type { Log } from '../context.ts';
import { within } from '../within.ts';

/** Behind the first pages of a start, which it would make wait. */
const afterMilliseconds = 3000;
/** The end of the process waits no longer for it. */
const patienceMilliseconds = 2000;

/**
 * Does what makes the first requests of a process as fast as later ones, some time after the start and beside whatever
 * is asked by then; nothing depends on it. Returns what ends it.
 */
export function warmUpLater(work: () => Promise<void>, log: Log, after = afterMilliseconds): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setTimeout(() => {
    running = work().catch((error: unknown) => log.warn({ err: error }, 'The process has not been warmed up'));
  }, after);
  timer.unref();
  return async () => {
    clearTimeout(timer);
    await within(patienceMilliseconds, running ?? Promise.resolve(), undefined);
  };
}
