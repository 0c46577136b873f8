import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { createDb, createPool, type DatabasePool } from '../../server/platform/db/pool.ts';
import { startTestStore } from '../../server/platform/storage/testing/s3-server.ts';
import { drawnBy } from '../../tests/crash/drawn.ts';
import { createHolding, type Holding } from '../../tests/crash/holds.ts';
import { createLoad, type Load } from '../../tests/crash/load.ts';
import { makeSetting, type Setting } from '../../tests/crash/setting.ts';
import { makeMigrated } from '../../tests/support/template.ts';
import { freePorts, scratch, until } from '../support/engine.ts';
import { type Haproxy, startHaproxy } from '../support/haproxy.ts';
import { type Line, lineTo } from '../support/line.ts';
import { fileOf } from '../support/operators-files.ts';
import { type PostgresCluster, type PostgresNode, postgresCluster } from '../support/postgres.ts';
import { type Prometheus, startPrometheus } from '../support/prometheus.ts';
import { type RedisServer, startRedis } from '../support/redis.ts';
import type { Release } from '../support/release.ts';
import { type SiteOf, startSiteOf } from '../support/site-of.ts';

type Place = 'web-1' | 'web-2' | 'jobs';

/** The set of compose.yaml on this machine, as far as packages go: what is broken, and who acts on it. */
export interface Stage {
  cluster: PostgresCluster;
  replica: PostgresNode;
  pool: DatabasePool;
  db: ReturnType<typeof createDb>;
  redis: { server: RedisServer; startAgain: () => Promise<void> };
  /** The way to the mail server, and what came by it. */
  mail: { line: Line; received: string[] };
  /** The way to the store of files. */
  store: Line;
  sites: Record<Place, SiteOf>;
  startAgain: (place: Place) => Promise<void>;
  proxy: Haproxy;
  prometheus: Prometheus;
  /** A small disk of its own; undefined where this account may not make one. */
  disk: string | undefined;
  setting: Setting;
  load: Load;
  holding: Holding;
  stop: () => Promise<void>;
}

const database = 'baobab';
const diskMegabytes = 64;
/** Rates over five minutes would show the fault before. */
const rules = (): string => fileOf('prometheus-rules.yml').replaceAll('[5m]', '[20s]');

/** Starts all of it. */
export async function openStage(release: Release, members: number): Promise<Stage> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.reverse())
      await close().catch((error: unknown) => void process.stderr.write(`${error}\n`));
  };
  try {
    return { ...(await openParts(release, members, closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openParts(
  release: Release,
  members: number,
  closers: (() => Promise<unknown>)[],
): Promise<Omit<Stage, 'stop'>> {
  const [own, copy, redisPort, one, two, three] = (await freePorts(6)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const cluster = await postgresCluster(own, { max_connections: '120' });
  closers.push(cluster.remove);
  const url = cluster.primary.url(database);
  await makeMigrated(cluster.primary.url('postgres'), database);
  const replica = await cluster.replica(copy);
  const redis: Stage['redis'] = {
    server: await startRedis(redisPort),
    startAgain: async () => {
      redis.server = await startRedis(redisPort);
    },
  };
  closers.push(() => redis.server.stop());
  const mail = await openMail(closers);
  const { store, storeUrl } = await openStore(closers);
  const { dataDir, disk } = await makeDisk(closers);
  const env = {
    ...{
      DATABASE_URL: url,
      DATABASE_REPLICA_URLS: replica.url(database),
      REDIS_URL: `redis://127.0.0.1:${redisPort}/0`,
    },
    ...{ SMTP_URL: `smtp://127.0.0.1:${mail.line.port}`, STORAGE_URL: storeUrl },
    ...{ DATA_DIR: dataDir, SECRET_KEY: 'a key of a game day alone' },
    ...{ NODE_ENV: 'test', HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1', PUBLIC_URL: `http://127.0.0.1:${one}` },
    ...{ SEED: 'none', VERIFICATION_IMAGE: 'fixed:1234', FIRST_POSTS: 'shown' },
  };
  const ports: Record<Place, number> = { 'web-1': one, 'web-2': two, jobs: three };
  const startAt = (place: Place): Promise<SiteOf> =>
    startSiteOf(release, ports[place], { ...env, ROLE: place === 'jobs' ? 'jobs' : 'web' });
  const sites = { 'web-1': await startAt('web-1'), 'web-2': await startAt('web-2'), jobs: await startAt('jobs') };
  closers.push(() => Promise.allSettled(Object.values(sites).map((site) => site.stop())));
  const proxy = await startHaproxy([one, two]);
  closers.push(proxy.stop);
  const prometheus = await startPrometheus([one, two, three], rules());
  closers.push(prometheus.stop);
  const lookedBefore = 'count(process_ready offset 10s)';
  await until('prometheus has looked for some time', async () => (await prometheus.ask(lookedBefore))[0]?.value === 3);
  const pool = createPool({ url, max: 4 });
  closers.push(() => pool.end());
  const db = createDb(pool);
  const setting = await makeSetting(db, proxy.url, members);
  const drawn = drawnBy(7);
  const load = createLoad(setting, drawn, { pauseMs: 900, patient: true });
  return {
    ...{ cluster, replica, pool, db, redis, mail, store, sites, proxy, prometheus, disk, setting, load },
    holding: await createHolding(db, drawn),
    startAgain: async (place) => {
      sites[place] = await startAt(place);
    },
  };
}

/** A server that takes every mail, behind a way that can be cut. */
async function openMail(closers: (() => Promise<unknown>)[]): Promise<Stage['mail']> {
  const received: string[] = [];
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
    onRcptTo: ({ address }, _session, done) => {
      received.push(address);
      done();
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => new Promise((closed) => server.close(() => closed(undefined))));
  const line = await lineTo((server.server.address() as AddressInfo).port);
  closers.push(line.stop);
  return { line, received };
}

/** A store of files, behind a way that can be cut. */
async function openStore(closers: (() => Promise<unknown>)[]): Promise<{ store: Line; storeUrl: string }> {
  const server = await startTestStore();
  closers.push(server.remove);
  const store = await lineTo(server.port);
  closers.push(store.stop);
  const address = new URL(server.url());
  address.port = `${store.port}`;
  return { store, storeUrl: address.href };
}

/** DATA_DIR on a disk of some megabytes, where this account may mount one. */
async function makeDisk(closers: (() => Promise<unknown>)[]): Promise<{ dataDir: string; disk: string | undefined }> {
  const place = await scratch('game-day');
  closers.push(place.remove);
  await chmod(place.path, 0o755);
  const dataDir = join(place.path, 'data');
  await mkdir(dataDir);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'none', dataDir], { stdio: 'pipe' });
  } catch {
    return { dataDir, disk: undefined };
  }
  closers.push(async () => execFileSync('umount', ['-l', dataDir]));
  return { dataDir, disk: dataDir };
}
