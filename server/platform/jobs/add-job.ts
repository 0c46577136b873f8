import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.ts';

export type AddJobOptions = {
  /** Not before this moment. */
  runAt?: Date;
  /** At most one job of this key waits; a later one takes its place. */
  key?: string;
  /** With a key: replace (the default), keep the time of the first, or leave what is there even while it runs. */
  keyMode?: 'replace' | 'preserve_run_at' | 'unsafe_dedupe';
  /** Jobs of one queue run one after the other. */
  queue?: string;
  maxAttempts?: number;
  /** Lower runs sooner; 0 when absent. */
  priority?: number;
};

/** Adds a job within the caller's transaction: it runs after the commit, and never if that doesn't come. */
export async function addJob(
  tx: Kysely<DB>,
  task: string,
  payload: Record<string, unknown> = {},
  options: AddJobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    identifier => ${task}, payload => ${JSON.stringify(payload)}::json, queue_name => ${options.queue ?? null},
    run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.maxAttempts ?? null}::int,
    job_key => ${options.key ?? null}, priority => ${options.priority ?? null}::int,
    job_key_mode => ${options.keyMode ?? 'replace'})`.execute(tx);
}
