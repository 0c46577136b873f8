import type { Pool } from 'pg';
import type { Log } from '../context.ts';
import { workersSeen } from '../waiting.ts';
import type { Jobs } from './jobs.ts';

/** Whoever is started beside this process has given a sign by then. */
const lookMilliseconds = 60_000;

type LookOptions = { pool: Pool; log: Log; every?: number };

/**
 * Stands in the place of the workers in a process that works no jobs: says in the log when no other process works them
 * either, once, and when one is there again.
 */
export function lookForWorkers({ pool, log, every = lookMilliseconds }: LookOptions): Jobs {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let missing = false;
  const look = async (): Promise<void> => {
    const seen = await workersSeen(pool);
    if (seen === undefined || (seen === 0) === missing) return;
    missing = seen === 0;
    if (missing) log.warn({}, 'Nobody works jobs and the event log: start a process with ROLE=jobs or ROLE=both');
    else log.info({ seen }, 'Jobs are worked again');
  };
  return {
    start: async () => {
      timer = setInterval(() => {
        looking = looking.then(look);
      }, every).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
