import type { Db, Log } from '../context.ts';
import { createLease } from '../lease.ts';
import type { Jobs } from './jobs.ts';

/**
 * Processes that work jobs beside what they serve: each job wakes all that wait for one, so more of them only take the processor from
 * those who write. A process with ROLE=jobs works them whatever the others do.
 */
const turns = ['jobs 1', 'jobs 2'];

/** Works jobs while it is one of the few that do. */
export function byTurn(jobs: Jobs, { db, log }: { db: Db; log: Log }): Jobs {
  /** What was begun last, so that an end never overtakes a start. */
  let last: Promise<void> = Promise.resolve();
  const next = (step: () => Promise<void>): void => {
    last = last.then(step).catch((err: unknown) => log.warn({ err }, 'the job workers could not be started or ended'));
  };
  let ending = false;
  const lease = createLease({
    ...{ db, log, names: turns },
    // A turn may be taken while this process gives its turn back.
    onTaken: () => ending || next(jobs.start),
    onLost: () => next(jobs.stop),
  });
  return {
    start: async () => lease.start(),
    stop: async () => {
      ending = true;
      next(jobs.stop);
      await last;
      await lease.stop();
    },
  };
}
