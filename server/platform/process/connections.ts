import type { Config } from '../../config/config.ts';
import { type Bus, createBus } from '../bus/bus.ts';
import { RedisCarrier } from '../bus/redis-carrier.ts';
import { createPool, type DatabasePool } from '../db/pool.ts';
import type { Log } from '../log.ts';
import { startMetrics, watchBus } from '../metrics.ts';
import { redisAt } from '../redis/client.ts';
import { nameOfSite, type SiteRedis } from '../redis/site.ts';
import { openReplicas, type Replicas } from '../replicas/replicas.ts';
import type { Closers } from './closers.ts';

/** What a process of the site holds open to others. */
export interface Connections {
  pool: DatabasePool;
  /** Past a pooler that hands out connections by transaction, where there is one: for what listens and locks. */
  direct: DatabasePool;
  bus: Bus;
  redis: SiteRedis | undefined;
  replicas: Replicas | undefined;
}

interface ConnectionsOptions {
  config: Config;
  databaseUrl: string;
  log: Log;
  closers: Closers;
}

const jobsAtMost = 4;

/** Jobs at the same time in one process; they hold a quarter of its connections at most. */
export const jobsAtOnce = (connections: number): number => Math.min(jobsAtMost, Math.floor(connections / 4));

/** Opens them, each until the closers are run. */
export async function openConnections({ config, databaseUrl, log, closers }: ConnectionsOptions): Promise<Connections> {
  const { databasePool: max, pooledUrl, redis: address } = config;
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection was lost');
  const pool = createPool({ url: pooledUrl ?? databaseUrl, max, onError });
  closers.add(() => pool.end());
  const direct = pooledUrl ? createPool({ url: databaseUrl, max: jobsAtOnce(max) + 1, onError }) : pool;
  if (direct !== pool) closers.add(() => direct.end());
  startMetrics(pool);
  const onSilence = () => {
    log.warn('The database has stopped answering; its connections are given up');
    for (const each of new Set([pool, direct])) each.cut();
  };
  const onRedisError = (error: Error) => log.warn({ err: error }, 'Redis can’t be reached');
  const openRedis = address && (await redisAt(address));
  const redis = openRedis && { client: openRedis(onRedisError), site: await nameOfSite(direct) };
  closers.add(async () => redis?.client.disconnect());
  const bus = createBus(direct, {
    ...(redis && { redis: (events) => new RedisCarrier(openRedis, redis.site, { ...events, onError: onRedisError }) }),
    onError,
    onSilence,
  });
  closers.add(bus.stop);
  if (redis) watchBus(bus.sendsBy);
  const replicas = await openReplicas({ urls: config.databaseReplicaUrls, pool, log });
  closers.add(async () => replicas?.stop());
  return { pool, direct, bus, redis, replicas };
}
