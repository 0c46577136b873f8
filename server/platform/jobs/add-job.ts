import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.ts';

interface JobOptions {
  /** Not before this moment. */
  runAt?: Date;
  /** Where a job of the same key waits: take its place (the default), or its place and its time. */
  keyMode?: 'replace' | 'preserve_run_at';
  /** Jobs of one queue run one after the other. */
  queue?: string;
  maxAttempts?: number;
}

interface Job {
  payload: Record<string, unknown>;
  /** At most one job of this key waits. */
  key?: string;
}

/** Adds jobs of one task within the caller's transaction: they run after the commit, and never if that doesn't come. */
export async function addJobs(
  tx: Kysely<DB>,
  task: string,
  jobs: readonly Job[],
  options: JobOptions = {},
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`select graphile_worker.add_job(
      identifier => ${task}, payload => job.payload::json, queue_name => ${options.queue ?? null},
      run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.maxAttempts ?? null}::int,
      job_key => job.key, job_key_mode => ${options.keyMode ?? 'replace'})
    from unnest(${jobs.map(({ payload }) => JSON.stringify(payload))}::text[],
                ${jobs.map(({ key }) => key ?? null)}::text[]) as job (payload, key)`.execute(tx);
}

/** Adds one job, as `addJobs` does. */
export const addJob = (
  tx: Kysely<DB>,
  task: string,
  payload: Record<string, unknown> = {},
  { key, ...options }: JobOptions & Pick<Job, 'key'> = {},
): Promise<void> => addJobs(tx, task, [{ payload, ...(key === undefined ? {} : { key }) }], options);
