import type { Pool } from 'pg';
import type { Config } from '../../config/config.ts';
import type { Db } from '../context.ts';
import { migrate } from '../db/migrate.ts';
import { createDb, createPool, requireDatabase } from '../db/pool.ts';
import { runningEmbedded, startEmbedded } from '../postgres/embedded.ts';
import { StartupError } from '../startup-error.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Works on the site's database from a command of its own, whether the site runs or not. A place that holds no site is
 * refused, and nothing is created in it.
 */
export const besideTheSite = <T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> =>
  withSiteDatabase(place, (url) =>
    withPool(url, async (pool) => {
      await migrate(pool);
      return work(createDb(pool));
    }),
  );

/** For a command that would disturb a running site: an embedded database that a site runs on is refused as well. */
export const insteadOfTheSite = <T>(place: Place, work: (url: string) => Promise<T>): Promise<T> =>
  place.databaseUrl === undefined ? withStopped(place.dataDir, work) : withSite(place.databaseUrl, work);

/**
 * Opens the database of an existing site for a command: that of DATABASE_URL, or the embedded one, which is started for
 * the time where nobody runs it.
 */
export async function withSiteDatabase<T>(
  place: Place,
  work: (url: string) => Promise<T>,
  options: { olderMajor?: boolean } = {},
): Promise<T> {
  const running = place.databaseUrl ?? (await runningEmbedded(place.dataDir));
  return running === undefined ? withStopped(place.dataDir, work, options) : withSite(running, work);
}

async function withStopped<T>(
  dataDir: string,
  work: (url: string) => Promise<T>,
  options: { olderMajor?: boolean } = {},
): Promise<T> {
  const embedded = await startEmbedded({ dataDir, existing: true, ...options });
  try {
    return await withSite(embedded.url, work);
  } finally {
    await embedded.stop();
  }
}

async function withSite<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  await withPool(url, async (pool) => {
    const { rows } = await pool.query<{ stands: boolean }>(
      `select to_regclass('platform.migrations') is not null as stands`,
    );
    if (!rows[0]?.stands) {
      throw new StartupError(
        'The database holds no site: set DATA_DIR or DATABASE_URL to those of the site, or begin one by npm start',
      );
    }
  });
  return work(url);
}

async function withPool<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = createPool({ url, max: 2 });
  try {
    await requireDatabase(pool);
    return await work(pool);
  } finally {
    await pool.end();
  }
}
