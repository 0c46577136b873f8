import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type { CronItem, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Config } from '../../config/config.ts';
import { type Bus, createBus } from '../bus/bus.ts';
import { RedisCarrier } from '../bus/redis-carrier.ts';
import { createPool } from '../db/pool.ts';
import type { Readiness } from '../health.ts';
import { createJobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { startMetrics } from '../metrics.ts';
import { openRedis, type RedisClient } from '../redis/client.ts';
import { StartupError } from '../startup-error.ts';
import { addressProblem } from './address.ts';
import type { Closers } from './closers.ts';
import { giveBackWhenQuiet } from './give-back.ts';
import { warmUp } from './warm-up.ts';

/** What an application is built from; the composition root asks for no more of the process. */
export type ProcessParts = {
  config: Config;
  secretKey: string;
  pool: Pool;
  bus: Bus;
  /** Absent where there is no REDIS_URL. */
  redis: RedisClient | undefined;
  log: Log;
  readiness: Readiness;
};

/** An application, as far as a process that serves it must know. */
export type Servable = {
  server: FastifyInstance;
  tasks: TaskList;
  cron: readonly CronItem[];
  start: () => Promise<void>;
  stop: () => Promise<void>;
  warmUp?: () => Promise<void>;
};

type ServeOptions = {
  config: Config;
  databaseUrl: string;
  secretKey: string;
  log: Log;
  closers: Closers;
  build: (parts: ProcessParts) => Promise<Servable>;
};

/** Jobs at the same time in one process; they hold a quarter of its connections at most. */
const jobsAtMost = 4;

/** Serves the application in this process, jobs and messages included, until the closers are run. */
export async function serve({ config, databaseUrl, secretKey, log, closers, build }: ServeOptions): Promise<void> {
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection was lost');
  const max = config.databasePool;
  const pool = createPool({ url: config.pooledUrl ?? databaseUrl, max, onError });
  closers.add(() => pool.end());
  const concurrency = Math.min(jobsAtMost, Math.floor(max / 4));
  // What listens and locks goes past a pooler that hands out connections by transaction.
  const direct = config.pooledUrl ? createPool({ url: databaseUrl, max: concurrency + 1, onError }) : pool;
  if (direct !== pool) closers.add(() => direct.end());
  startMetrics(pool);
  const onSilence = () => {
    log.warn('The database has stopped answering; its connections are given up');
    for (const each of new Set([pool, direct])) each.cut();
  };
  const { redis: address } = config;
  const onRedisError = (error: Error) => log.warn({ err: error }, 'Redis can’t be reached');
  const redis = address && openRedis(address, onRedisError);
  closers.add(async () => redis?.disconnect());
  const bus = createBus(direct, {
    ...(address && { redis: (events) => new RedisCarrier(address, { ...events, onError: onRedisError }) }),
    onError,
    onSilence,
  });
  closers.add(bus.stop);
  const readiness: Readiness = { accepting: false };

  const app = await build({ config, secretKey, pool, bus, redis, log, readiness });
  closers.add(app.stop);
  await app.start();
  const jobs = createJobs({ pool: direct, log, tasks: app.tasks, cron: app.cron, concurrency });
  closers.add(jobs.stop);
  await jobs.start();
  closers.add(() => closeServer(app.server, readiness));
  await listen(app.server, config);
  if (config.production && app.warmUp) await warmUp(app.warmUp, log);
  readiness.accepting = !closers.closing;
  let requests = 0;
  app.server.server.on('request', () => {
    requests += 1;
  });
  const endGivingBack = giveBackWhenQuiet(() => requests);
  closers.add(async () => endGivingBack());
}

/**
 * A worker takes its connections from the system and not from its primary: one that is being handed to a worker at the
 * moment of its death would neither be answered nor closed.
 */
const ownQueue = { reusePort: cluster.isWorker && process.platform === 'linux' };

async function listen(server: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await server.listen({ host, port, listenTextResolver: (address) => `Listens at ${address}`, ...ownQueue });
  } catch (error) {
    throw new StartupError(addressProblem(error, host, port));
  }
}

/** Health checks answer that it closes before new connections are refused. */
async function closeServer(server: FastifyInstance, readiness: Readiness): Promise<void> {
  readiness.accepting = false;
  await server.close();
}
