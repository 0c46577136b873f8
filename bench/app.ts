import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type App, createApp } from '../server/app.ts';
import { ConfigError, parseConfig } from '../server/config/config.ts';
import { createBus } from '../server/platform/bus/bus.ts';
import { createPool } from '../server/platform/db/pool.ts';
import { createLog } from '../server/platform/log.ts';
import { openStorage } from '../server/platform/storage/open-storage.ts';

/** The product within this process over a database, without pages, for as long as it is used; `onPool` before its first statement. */
export async function withApp<T>(
  databaseUrl: string,
  use: (app: App) => Promise<T>,
  onPool: (pool: pg.Pool) => void = () => undefined,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'baobab-bench-'));
  const config = parseConfig({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, SEED: 'none', NODE_ENV: 'test' },
    TRUST_PROXY: '127.0.0.1',
  });
  if (config instanceof ConfigError) throw config;
  const pool = createPool({ url: databaseUrl, max: 4 });
  onPool(pool);
  const bus = createBus(pool);
  const parts = { config, secretKey: 'a key for the bench alone', pool, bus, log: createLog('error') };
  const app = await createApp({
    ...{ ...parts, storage: openStorage(config), readiness: { accepting: true }, pages: 'none' },
  });
  try {
    return await use(app);
  } finally {
    await app.server.close();
    await app.stop();
    await bus.stop();
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
