import type { TaskList } from 'graphile-worker';
import type { Pool } from 'pg';

/** Runs the jobs of one task that wait now, as a worker would, and takes them off; the number of them. */
export async function runJobs(pool: Pool, tasks: TaskList, task: string): Promise<number> {
  const { rows } = await pool.query<{ payload: unknown; attempts: number; max_attempts: number }>(
    `with gone as (
      delete from graphile_worker._private_jobs as jobs using graphile_worker._private_tasks as tasks
      where tasks.id = jobs.task_id and tasks.identifier = $1 returning jobs.id, jobs.payload, jobs.attempts, jobs.max_attempts)
     select payload, attempts, max_attempts from gone order by id`,
    [task],
  );
  for (const { payload, attempts, max_attempts } of rows)
    await tasks[task]!(payload, { job: { attempts: attempts + 1, max_attempts } } as never);
  return rows.length;
}
