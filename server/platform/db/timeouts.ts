import type { Pool } from 'pg';

/** After how many milliseconds the database ends a statement, and a transaction in which nothing is asked. */
export const timeouts = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 } as const;

/** Those that a connection of the pool lacks, as a pooler may drop what a connection asks for when it begins. */
export async function missingTimeouts(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_settings where name = any($1) and setting = '0' order by name",
    [Object.keys(timeouts)],
  );
  return rows.map(({ name }) => name);
}
