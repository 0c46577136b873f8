import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { type App, createApp } from '../../server/app.ts';
import { ConfigError, parseConfig } from '../../server/config/config.ts';
import { writeLaterTask } from '../../server/domains/notices/index.ts';
import { createBus } from '../../server/platform/bus/bus.ts';
import { createLog } from '../../server/platform/log.ts';
import { openReplicas } from '../../server/platform/replicas/replicas.ts';
import { openStorage } from '../../server/platform/storage/open-storage.ts';
import { Api, freshAddress } from './api.ts';
import { type TestDb, testDb } from './db.ts';
import { runJobs } from './jobs.ts';
import { newcomersOf } from './newcomer.ts';
import { makeNewcomersBy } from './people.ts';

/** A clock that tests move by hand; it starts at the machine's time, since log-ins are sealed with it. */
export class HandClock {
  private ahead = 0;
  private stoppedAt: number | undefined;

  now = (): Date => new Date((this.stoppedAt ?? Date.now()) + this.ahead);

  /** Stands still until the test ends, moved only by hand: for a test that knows the second in which something happens. */
  stopInTest(): void {
    this.stoppedAt = Date.now();
    onTestFinished(() => {
      this.stoppedAt = undefined;
    });
  }

  /** Moves on by so many seconds, and never back: a test that fails in between would leave the clock where it is. */
  advance(seconds: number): void {
    if (seconds < 0) throw new Error('use aheadInTest(), which turns the clock back however the test ends');
    this.ahead += seconds * 1000;
  }

  /** Moves on by so many seconds until the test ends. */
  aheadInTest(seconds: number): void {
    if (seconds < 0) throw new Error('a clock that goes back is what jumpInTest() tries');
    this.jumpInTest(seconds);
  }

  /** Jumps by so many seconds, back as well, until the test ends: for a test of such a clock. */
  jumpInTest(seconds: number): void {
    this.ahead += seconds * 1000;
    onTestFinished(() => {
      this.ahead -= seconds * 1000;
    });
  }
}

export interface TestAppOptions {
  /** Settings as an operator would give them. */
  env?: Record<string, string>;
  /** Pages as well as calls: from the built web bundle (in the project `pages`). */
  pages?: boolean;
  /** Each page is drawn from nothing. */
  reusing?: 'never';
  /** When it is stopped: with the file, unless a test made it for itself. */
  ended?: (stop: () => Promise<void>) => void;
  /** The database of another app, which this one shares as a second process does. */
  database?: TestDb;
}

export interface TestApp extends TestDb {
  app: App;
  url: string;
  /** Uploads lie below it. */
  dataDir: string;
  clock: HandClock;
  api: Api;
  /** Another caller, at an address of its own. */
  caller(): Api;
  /** Waits until every event announced so far has been handled. */
  settle(): Promise<void>;
}

export const secretKey = 'a key for tests, kept nowhere';

/**
 * The real product on a database and a folder of its own, listening on a port of its own; ended with the file. Called
 * at the top of the file: `const { api } = await testApp();`
 */
export async function testApp({
  env = {},
  pages = false,
  reusing,
  database: shared,
  ended = afterAll,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = shared ?? (await testDb());
  const dataDir = await mkdtemp(join(tmpdir(), 'baobab-app-'));
  const config = parseConfig({
    NODE_ENV: 'test',
    VERIFICATION_IMAGE: 'fixed:1234',
    FIRST_POSTS: 'shown',
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    ...env,
  });
  if (config instanceof ConfigError) throw config;
  const clock = new HandClock();
  const bus = createBus(database.pool);
  const log = createLog('warn');
  const replicas = await openReplicas({ urls: config.databaseReplicaUrls, pool: database.pool, log });
  const app = await createApp({
    config,
    secretKey: config.secretKey ?? secretKey,
    pool: database.pool,
    bus,
    replicas,
    log,
    storage: openStorage(config),
    readiness: { accepting: true },
    pages: pages ? 'built' : 'none',
    reusing,
    clock: clock.now,
  });
  await app.start();
  const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  // Where a service says where somebody is, their coming is what is tried.
  const makeByForms = config.geoipUrl ? () => {} : makeNewcomersBy(url, newcomersOf(app.platform, secretKey));
  ended(async () => {
    makeByForms();
    await app.server.close();
    await app.stop();
    await bus.stop();
    await replicas?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const settle = async () => {
    await app.platform.outbox.drain();
    // What waits to be undone first is written at once.
    if ((await runJobs(database.pool, app.tasks, writeLaterTask)) > 0) await app.platform.outbox.drain();
  };
  const caller = () => new Api(url, freshAddress(), clock.now);
  return { ...database, app, url, dataDir, clock, api: caller(), caller, settle };
}
