import type { Log } from '../context.ts';
import { within } from '../within.ts';

/** A start that is slower than this is better than none. */
const patienceMilliseconds = 20_000;

/** Does what makes the first requests of a process as fast as later ones, before it says that it is ready. */
export async function warmUp(work: () => Promise<void>, log: Log): Promise<void> {
  const warned = (error: unknown) => log.warn({ err: error }, 'The process has not been warmed up');
  await within(patienceMilliseconds, work().catch(warned), undefined);
}
