import type { Cluster, Redis, RedisOptions } from 'ioredis';
import type { RedisAddress } from '../../config/redis-address.ts';

/** Loaded by the settings: a site without Redis has no use for it. */
const ioredis = () => import('ioredis');

/** A connection to Redis, or to one of its clusters: both take the same commands. */
export type RedisClient = Redis | Cluster;

/** Nothing waits longer for it: whoever asks has another way. */
const commandMs = 2000;
const connectMs = 3000;
const firstWaitMs = 50;
const longestWaitMs = 2000;

/** Opens one more connection; what goes wrong with it is reported, never thrown by itself. */
export type OpenRedis = (onError: (error: Error) => void) => RedisClient;

/** Loads the client. Its connections are made again for ever; a command fails at once while there is none. */
export async function redisAt(address: RedisAddress): Promise<OpenRedis> {
  const made = clientsOf(await ioredis(), address);
  return (onError) => {
    const client = made();
    // Said once until it is back, not with each try.
    let isSaid = false;
    client.on('error', (error: Error) => {
      if (!isSaid) onError(error);
      isSaid = true;
    });
    client.on('ready', () => {
      isSaid = false;
    });
    return client;
  };
}

function clientsOf({ Cluster, Redis }: typeof import('ioredis'), address: RedisAddress): () => RedisClient {
  const { kind, nodes, tls, username, password, name, db } = address;
  const login = { ...(username && { username }), ...(password && { password }) };
  const options: RedisOptions = {
    ...login,
    ...(tls && { tls: {} }),
    connectionName: 'baobab',
    connectTimeout: connectMs,
    commandTimeout: commandMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(firstWaitMs * 2 ** times, longestWaitMs),
    keepAlive: 5000,
  };
  if (kind === 'cluster') {
    const ofCluster = {
      redisOptions: options,
      enableOfflineQueue: false,
      shardedSubscribers: true,
      clusterRetryStrategy: (times: number) => Math.min(firstWaitMs * 2 ** times, longestWaitMs),
    };
    return () => new Cluster(nodes, ofCluster);
  }
  if (kind === 'one') return () => new Redis({ ...options, ...nodes[0], db });
  // The login is the servers'; sentinels are asked without one.
  return () => new Redis({ ...options, sentinels: nodes, name: name!, sentinelRetryStrategy: options.retryStrategy! });
}
