import { type App, createApp } from '../server/app.ts';
import type { Config } from '../server/config/config.ts';
import { createBus } from '../server/platform/bus/bus.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createPool, requireDatabase } from '../server/platform/db/pool.ts';
import { createLog } from '../server/platform/log.ts';
import { withSiteDatabase } from '../server/platform/process/beside.ts';
import { openStorage } from '../server/platform/storage/open-storage.ts';

/**
 * Works on the site's database by what all domains declare: the product is put together on it, nothing of it is started,
 * and nothing sealed. A place that holds no site is refused.
 */
export const withProduct = <T>(config: Config, work: (app: App) => Promise<T>): Promise<T> =>
  withSiteDatabase(config, async (url) => {
    const pool = createPool({ url, max: 2 });
    const bus = createBus(pool);
    try {
      await requireDatabase(pool);
      await migrate(pool);
      const parts = { config, pool, bus, log: createLog('error'), storage: openStorage(config) };
      const app = await createApp({ ...parts, secretKey: 'unused', readiness: { accepting: false }, pages: 'none' });
      return await work(app);
    } finally {
      await bus.stop();
      await pool.end();
    }
  });
