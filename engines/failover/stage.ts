import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type Site, startSite } from '../../e2e/support/site.ts';
import type { Db } from '../../server/platform/context.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import { drawnBy } from '../../tests/crash/drawn.ts';
import { createHolding, type Holding } from '../../tests/crash/holds.ts';
import { createLoad, type Load } from '../../tests/crash/load.ts';
import { makeSetting, type Setting } from '../../tests/crash/setting.ts';
import { type Cluster, type Copies, startCluster } from '../support/patroni.ts';

/** Three machines with the database, two processes of the site over it, and whoever acts on them. */
export interface Stage {
  cluster: Cluster;
  sites: Site[];
  dataDir: string;
  pool: pg.Pool;
  db: Db;
  setting: Setting;
  load: Load;
  holding: Holding;
  stop: () => Promise<void>;
}

export interface StageOptions {
  seed: number;
  members: number;
  copies?: Copies;
}

/** Each acts about once a second, as a minute's limit of writes is sixty. */
const pauseMs = 900;

/** Starts all of it. */
export async function openStage({ seed, members, copies }: StageOptions): Promise<Stage> {
  const cluster = await startCluster(copies);
  const dataDir = await mkdtemp(join(tmpdir(), 'baobab-failover-site-'));
  const sites: Site[] = [];
  const pool = createPool({ url: cluster.url, max: 4 });
  const stop = async (): Promise<void> => {
    await Promise.allSettled(sites.map((site) => site.stop()));
    await pool.end();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (let at = 0; at < 2; at += 1) sites.push(await startSite({ databaseUrl: cluster.url, dataDir }));
    const db = createDb(pool);
    const drawn = drawnBy(seed);
    const setting = await makeSetting(db, sites[0]!.url, members);
    const load = createLoad(setting, drawn, { pauseMs, patient: true });
    const holding = await createHolding(db, drawn);
    return { cluster, sites, dataDir, pool, db, setting, load, holding, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
