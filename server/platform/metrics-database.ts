import type { Pool } from 'pg';
import { publishGauges } from './gauges.ts';

interface Seen {
  timeline: number | null;
  standbys: number;
  logWorkers: number;
  /** Milliseconds by the database's clock, and by this process' in the middle of the question. */
  at: number;
  here: number;
}

const question = `
  select case when not pg_is_in_recovery()
           then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline,
         (select count(*)::int from pg_stat_replication) as standbys,
         (select count(*)::int from platform.leases
           where name = 'event log' and until > clock_timestamp()) as "logWorkers",
         extract(epoch from clock_timestamp())::float8 * 1000 as at`;

/** Publishes how the database stands, as far as any account may ask it. */
export function watchDatabase(pool: Pool): void {
  const ask = async (): Promise<Seen | undefined> => {
    const before = Date.now();
    const { rows } = await pool.query<Omit<Seen, 'here'>>(question);
    return rows[0] && { ...rows[0], here: (before + Date.now()) / 2 };
  };
  publishGauges(ask, [
    {
      name: 'database_timeline',
      help: 'The timeline of the primary; it rises when another server takes its place',
      aggregator: 'max',
      of: ({ timeline }) => timeline ?? undefined,
    },
    {
      name: 'database_standbys',
      help: 'Servers that take the primary’s log at this moment',
      aggregator: 'max',
      of: ({ standbys }) => standbys,
    },
    {
      name: 'event_log_workers',
      help: 'Processes that hold the turn to work the event log: one, or 0 while nobody does',
      aggregator: 'max',
      of: ({ logWorkers }) => logWorkers,
    },
    {
      name: 'clock_skew_seconds',
      help: 'How far this machine’s clock is from the database’s, either way',
      aggregator: 'max',
      of: ({ at, here }) => Math.abs(at - here) / 1000,
    },
  ]);
}

interface FailingTask {
  task: string;
  count: number;
  seconds: number;
}

/** Publishes what failed and is tried again, by task. */
export function watchFailingJobs(pool: Pool): void {
  const ask = async (): Promise<FailingTask[]> => {
    const { rows } = await pool.query<FailingTask>(
      `select task_identifier as task, count(*)::int as count,
              extract(epoch from now() - min(created_at))::float8 as seconds
         from graphile_worker.jobs where last_error is not null and attempts < max_attempts group by task_identifier`,
    );
    return rows;
  };
  publishGauges(ask, [
    {
      name: 'jobs_failing',
      help: 'Jobs that have failed and will be tried again, by task',
      labelNames: ['task'],
      aggregator: 'max',
      of: (tasks) => tasks.map(({ task, count }) => [{ task }, count] as const),
    },
    {
      name: 'jobs_failing_seconds',
      help: 'Seconds since the oldest of the jobs that failed and will be tried again was enqueued, by task',
      labelNames: ['task'],
      aggregator: 'max',
      of: (tasks) => tasks.map(({ task, seconds }) => [{ task }, Math.max(0, seconds)] as const),
    },
  ]);
}
