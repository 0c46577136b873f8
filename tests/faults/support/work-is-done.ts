import type { Pool } from 'pg';
import { expect } from 'vitest';

/** The events of all writes are handed out, and a job is taken: nothing drops a page any more. */
export async function workIsDone(pool: Pool): Promise<void> {
  await pool.query(`select graphile_worker.add_job('threads.publish-due', '{}'::json)`);
  const left = async () => {
    const { rows } =
      await pool.query(`select (select count(*) from platform.outbox) + (select count(*) from platform.events
        where id > (select min(position) from platform.readers)) as events,
      (select count(*) from graphile_worker.jobs where task_identifier = 'threads.publish-due') as jobs`);
    return rows[0];
  };
  await expect.poll(left, { timeout: 15_000 }).toEqual({ events: 0, jobs: 0 });
}
