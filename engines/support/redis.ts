import { Redis } from 'ioredis';
import { freePorts, programOf, type Running, scratch, start, until } from './programs.ts';

export const redisPackages = { 'redis-server': 'redis-server' } as const;

export interface RedisServer {
  port: number;
  running: Running;
  stop: () => Promise<void>;
}

/** Starts a Redis that holds nothing on the disk. */
export async function startRedis(port: number, more: readonly string[] = []): Promise<RedisServer> {
  const { path, remove } = await scratch('redis');
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', path, ...more];
  const running = start(programOf('redis-server')!, args);
  await until('redis-server answers', () => answers(port), running.said);
  return {
    port,
    running,
    stop: async () => {
      await running.stop();
      await remove();
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const client = new Redis({ port, host: '127.0.0.1', lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } finally {
    client.disconnect();
  }
}

/** A Redis for the time of a test. */
export async function oneRedis(): Promise<RedisServer & { url: string }> {
  const [port] = await freePorts(1);
  return { ...(await startRedis(port!)), url: `redis://127.0.0.1:${port}/0` };
}
