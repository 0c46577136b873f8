import type { Pool } from 'pg';
import type { RedisClient } from './client.ts';

/** A connection to Redis, and whose names in it are this site's. */
export interface SiteRedis {
  client: RedisClient;
  site: string;
}

/**
 * What sets a site apart from others that use the same Redis: its database, whatever address leads there. Twelve hexadecimal digits.
 */
export async function nameOfSite(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select left(encode(sha256(convert_to(system_identifier || ' ' || current_database(), 'UTF8')), 'hex'), 12) as name
       from pg_control_system()`,
  );
  return rows[0]!.name;
}
