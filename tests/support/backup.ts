import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type App, createApp } from '../../server/app.ts';
import { ConfigError, parseConfig } from '../../server/config/config.ts';
import { type Manifest, readManifest } from '../../server/platform/backup/manifest.ts';
import { createBus } from '../../server/platform/bus/bus.ts';
import { createPool } from '../../server/platform/db/pool.ts';
import { createLog } from '../../server/platform/log.ts';
import { openStorage } from '../../server/platform/storage/open-storage.ts';

/** A directory of this test alone. */
export async function ownDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'baobab-backup-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return dir;
}

/** What a backup says of the rows and files in it, without when and where it was made. */
export async function contentOf(backup: string): Promise<object> {
  const { tables, sequences, pictures, migrations } = (await readManifest(backup)) as Manifest;
  const sums = await readFile(join(backup, 'checksums.sha256'), 'utf8');
  const sorted = sums.trim().split('\n').sort().join('\n');
  return { tables, sequences, pictures, migrations, sums: createHash('sha256').update(sorted).digest('hex') };
}

/** The product on a restored database, without a port; the events announced before the backup have been handled. */
export async function restoredApp(url: string, dataDir: string, secretKey: string): Promise<App> {
  const config = parseConfig({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: secretKey });
  if (config instanceof ConfigError) throw config;
  const pool = createPool({ url, max: 4 });
  const bus = createBus(pool);
  const parts = { config, secretKey, pool, bus, log: createLog('warn'), storage: openStorage(config) };
  const app = await createApp({ ...parts, readiness: { accepting: false }, pages: 'none' });
  onTestFinished(async () => {
    await app.server.close();
    await app.stop();
    await bus.stop();
    await pool.end();
  });
  await app.platform.outbox.drain();
  return app;
}
