import type { Config } from '../../config/config.ts';
import type { Db } from '../context.ts';
import { migrate } from '../db/migrate.ts';
import { createDb, createPool, requireDatabase } from '../db/pool.ts';
import { runningEmbedded, startEmbedded } from '../postgres/embedded.ts';

/**
 * Works on the site's database from a command of its own, whether the site runs or not: on the database of DATABASE_URL,
 * or on the embedded one, which is started for the time where nobody runs it.
 */
export async function besideTheSite<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const running = databaseUrl ?? (await runningEmbedded(dataDir));
  if (running !== undefined) return onDatabase(running, work);
  const embedded = await startEmbedded({ dataDir });
  try {
    return await onDatabase(embedded.url, work);
  } finally {
    await embedded.stop();
  }
}

async function onDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const pool = createPool({ url, max: 2 });
  try {
    await requireDatabase(pool);
    await migrate(pool);
    return await work(createDb(pool));
  } finally {
    await pool.end();
  }
}
