import type { Pool } from 'pg';

/** A place in the primary's log no read may trust: what was written is not known. */
export const beyondAll = Number.MAX_SAFE_INTEGER;

/**
 * Where the primary's log ends: everything that was committed before the question stands before it. Who asks while a question is on its
 * way shares the next one.
 */
export function positionOf(pool: Pool): () => Promise<number> {
  const ask = async (): Promise<number> => {
    const { rows } = await pool.query<{ position: number }>(
      // What is not flushed yet no replica has; where commits don't wait for that, they are found further on.
      `select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
               else pg_current_wal_flush_lsn() end) - '0/0'::pg_lsn as position`,
      [],
    );
    return rows[0]!.position;
  };
  let running: Promise<unknown> | undefined;
  let next: Promise<number> | undefined;
  const begin = (): Promise<number> => {
    const asked = ask();
    const done = asked
      .catch(() => undefined)
      .finally(() => {
        if (running === done) running = undefined;
      });
    running = done;
    return asked;
  };
  return () => {
    if (!running) return begin();
    next ??= running.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };
}
