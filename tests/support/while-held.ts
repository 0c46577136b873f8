import type pg from 'pg';
import { expect } from 'vitest';

/**
 * Makes a call, or several, while statements of somebody else's stand uncommitted, and commits these only once as many
 * as `waiting` wait for them or for each other: what another device does in the same moment.
 */
export async function whileHeld<T>(
  pool: pg.Pool,
  statements: readonly [string, unknown[]][],
  call: () => Promise<T>,
  waiting = 1,
): Promise<T> {
  const other = await pool.connect();
  try {
    await other.query('begin');
    for (const [text, values] of statements) await other.query(text, values);
    const answer = call();
    await expect
      .poll(
        async () => {
          const waits = `select count(*)::int as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`;
          return (await pool.query<{ n: number }>(waits)).rows[0]!.n;
        },
        { timeout: 20_000 },
      )
      .toBe(waiting);
    await other.query('commit');
    return await answer;
  } finally {
    other.release();
  }
}
