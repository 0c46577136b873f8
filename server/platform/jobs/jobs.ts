import { EventEmitter } from 'node:events';
import { type CronItem, Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from '../context.ts';
import { countJob } from '../metrics.ts';
import { keepRunning, type Running } from './keep-running.ts';
import { signRegularly } from './signs-of-life.ts';

type JobsOptions = {
  pool: Pool;
  log: Log;
  /** A job may be run again after a crash, so every task must bear being run twice (decision 0040). */
  tasks: TaskList;
  /** When tasks run by themselves: five cron fields, in UTC. */
  cron?: readonly CronItem[];
  /** Jobs that this process works on at the same time. */
  concurrency?: number;
};

export type Jobs = {
  start: () => Promise<void>;
  /** Takes no more jobs, gives back those not begun, and waits for those under way. */
  stop: () => Promise<void>;
};

/** The background workers of this process. Any number of processes share one queue, cron included. */
export function createJobs({ pool, log, tasks, cron = [], concurrency = 4 }: JobsOptions): Jobs {
  const nothing = async (): Promise<void> => undefined;
  let stop = nothing;
  const begin = async (): Promise<Running> => {
    const events = watchedBy(log);
    let id = '';
    events.once('pool:create', ({ workerPool }) => {
      id = workerPool.id;
    });
    const runner = await run({
      pgPool: pool,
      taskList: tasks,
      parsedCronItems: parseCronItems([...cron]),
      noHandleSignals: true,
      events,
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning') log.warn({ from: 'jobs' }, message);
      }),
      preset: {
        worker: {
          concurrentJobs: concurrency,
          pollInterval: 2000,
          localQueue: { size: concurrency + 1 },
          gracefulShutdownAbortTimeout: 5000,
        },
      },
    });
    const signs = signRegularly(pool, id, log);
    return {
      promise: runner.promise.finally(signs.stop),
      stop: async () => {
        await runner.stop();
        await signs.end();
      },
    };
  };
  return {
    start: async () => {
      // The library takes an empty list for a mistake.
      if (Object.keys(tasks).length > 0) stop = await keepRunning(begin, log);
    },
    stop: async () => {
      const last = stop;
      stop = nothing;
      await last();
    },
  };
}

function watchedBy(log: Log): WorkerEvents {
  const events: WorkerEvents = new EventEmitter() as WorkerEvents;
  events.on('job:success', ({ job }) => countJob(job.task_identifier, 'done'));
  events.on('job:error', ({ job, error }) => {
    countJob(job.task_identifier, 'failed');
    log.error({ err: error, task: job.task_identifier, job: job.id, attempt: job.attempts }, 'A job failed');
  });
  return events;
}
