import type { Pool } from 'pg';
import type { Log } from '../context.ts';

const signMilliseconds = 20_000;
/** Without a sign for so long a pool of workers is gone. */
export const goneSeconds = 120;

/**
 * Notes that a pool of workers lives, and releases the jobs of those that don't any more: a process that was killed
 * can't do it, and the library would wait four hours.
 */
export async function signLife(pool: Pool, id: string, now: Date): Promise<void> {
  await pool.query(
    'insert into platform.job_pools (id, seen_at) values ($1, $2) on conflict (id) do update set seen_at = excluded.seen_at',
    [id, now],
  );
  const { rows } = await pool.query<{ id: string }>('select id from platform.job_pools where seen_at < $1', [
    new Date(now.getTime() - goneSeconds * 1000),
  ]);
  if (rows.length === 0) return;
  const gone = rows.map((row) => row.id);
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [gone]);
  await pool.query('delete from platform.job_pools where id = any($1::text[])', [gone]);
}

export interface Signs {
  /** Gives no more of them: the pool is gone. */
  stop: () => Promise<void>;
  /** The same for a pool that has given back what it had: nobody need look after it. */
  end: () => Promise<void>;
}

/** Signs now and from time to time. A sign that fails is made up for by the next. */
export function signRegularly(pool: Pool, id: string, log: Log): Signs {
  const sign = (): Promise<void> =>
    signLife(pool, id, new Date()).catch((error) => log.warn({ err: error }, 'The job workers gave no sign of life'));
  let last = sign();
  const timer = setInterval(() => {
    last = last.then(sign);
  }, signMilliseconds).unref();
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await last;
  };
  const end = async (): Promise<void> => {
    await stop();
    await pool
      .query('delete from platform.job_pools where id = $1', [id])
      .catch((error) => log.warn({ err: error }, 'The job workers leave a sign of life behind'));
  };
  return { stop, end };
}
