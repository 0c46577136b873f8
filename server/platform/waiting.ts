import type { Pool } from 'pg';
import { goneSeconds } from './jobs/signs-of-life.ts';
import { within } from './within.ts';

/** A database that takes longer shows in other figures. */
const queryMilliseconds = 1000;

const oldest = {
  // A reader that no process has had for an hour was removed from the product: nobody waits for it.
  outbox: `select least((select min(at) from platform.outbox), (
            select at from platform.events where id > (
              select min(position) from platform.readers where seen_at > now() - interval '1 hour'
            ) order by id limit 1
          ))`,
  jobs: `select min(run_at) from graphile_worker.jobs
          where run_at <= now() and locked_at is null and attempts < max_attempts`,
} as const;

/**
 * Seconds that the oldest event has waited to be handled, or the job that is due longest for a worker; 0 where nothing
 * waits, undefined while the database doesn't say.
 */
export function longestWait(pool: Pool, what: keyof typeof oldest): Promise<number | undefined> {
  const asked = pool.query<{ age: number | null }>(`select extract(epoch from now() - (${oldest[what]})) as age`).then(
    ({ rows }) => Math.max(0, rows[0]?.age ?? 0),
    () => undefined,
  );
  return within<number | undefined>(queryMilliseconds, asked, undefined);
}

/** How many processes work jobs, by the signs that they give; undefined while the database doesn't say. */
export function workersSeen(pool: Pool): Promise<number | undefined> {
  const asked = pool
    .query<{ seen: number }>(
      `select count(*)::int as seen from platform.job_pools where seen_at > now() - make_interval(secs => ${goneSeconds})`,
    )
    .then(
      ({ rows }) => rows[0]?.seen,
      () => undefined,
    );
  return within<number | undefined>(queryMilliseconds, asked, undefined);
}
